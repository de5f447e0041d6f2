//! Requests and answers as bare bytes, so that what is no text can be sent too.

use std::io;

use futures::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use libp2p::StreamProtocol;
use libp2p::request_response::Codec;

/// The protocol of all requests.
pub(super) const PROTOCOL: StreamProtocol = StreamProtocol::new("/sanguo/1");

/// One side's half of a stream is one message, ended by its end.
#[derive(Clone, Default)]
pub(super) struct Bytes;

async fn read(io: &mut (impl AsyncRead + Unpin + Send)) -> io::Result<Vec<u8>> {
    // Longer than any honest program's, so that one which says too much is noticed.
    const MOST: u64 = 1 << 20;
    let mut bytes = Vec::new();
    io.take(MOST).read_to_end(&mut bytes).await?;
    if bytes.is_empty() { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(bytes) }
}

async fn write(io: &mut (impl AsyncWrite + Unpin + Send), bytes: &[u8]) -> io::Result<()> {
    io.write_all(bytes).await?;
    io.close().await
}

type Stream = StreamProtocol;

impl Codec for Bytes {
    type Protocol = Stream;
    type Request = Vec<u8>;
    type Response = Vec<u8>;

    async fn read_request<T: AsyncRead + Unpin + Send>(&mut self, _: &Stream, io: &mut T) -> io::Result<Vec<u8>> {
        read(io).await
    }

    async fn read_response<T: AsyncRead + Unpin + Send>(&mut self, _: &Stream, io: &mut T) -> io::Result<Vec<u8>> {
        read(io).await
    }

    async fn write_request<T: AsyncWrite + Unpin + Send>(
        &mut self,
        _: &Stream,
        io: &mut T,
        bytes: Vec<u8>,
    ) -> io::Result<()> {
        write(io, &bytes).await
    }

    async fn write_response<T: AsyncWrite + Unpin + Send>(
        &mut self,
        _: &Stream,
        io: &mut T,
        bytes: Vec<u8>,
    ) -> io::Result<()> {
        write(io, &bytes).await
    }
}
