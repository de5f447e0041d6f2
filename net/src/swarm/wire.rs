//! Requests and responses as bytes: one text each, bounded, ended by the end of the stream.

use std::io;

use futures::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use libp2p::StreamProtocol;
use libp2p::request_response::Codec;

use crate::limits::PAGE_MAX_BYTES;

/// The protocol of all requests; its number is that of PROTOCOL.md.
pub(super) const PROTOCOL: StreamProtocol = StreamProtocol::new("/sanguo/1");

/// The number in the name of the protocol that another program speaks, as it tells by identify.
pub(super) fn version_of(protocol: &str) -> Option<u32> {
    protocol.strip_prefix("/sanguo/")?.parse().ok()
}

/// Room beyond a page for the head of an answer and for the one slot that may fill a page by itself.
const TEXT_MAX_BYTES: usize = 2 * PAGE_MAX_BYTES;

/// Reads and writes texts.
#[derive(Clone, Default)]
pub(super) struct TextCodec;

async fn read(io: &mut (impl AsyncRead + Unpin + Send)) -> io::Result<String> {
    let mut bytes = Vec::new();
    io.take(TEXT_MAX_BYTES as u64 + 1).read_to_end(&mut bytes).await?;
    if bytes.is_empty() {
        // The other side dropped the stream without a word.
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    if bytes.len() > TEXT_MAX_BYTES {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "a text longer than allowed"));
    }
    String::from_utf8(bytes).map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e))
}

async fn write(io: &mut (impl AsyncWrite + Unpin + Send), text: &str) -> io::Result<()> {
    io.write_all(text.as_bytes()).await?;
    io.close().await
}

impl Codec for TextCodec {
    type Protocol = StreamProtocol;
    type Request = String;
    type Response = String;

    async fn read_request<T: AsyncRead + Unpin + Send>(
        &mut self,
        _: &StreamProtocol,
        io: &mut T,
    ) -> io::Result<String> {
        read(io).await
    }

    async fn read_response<T: AsyncRead + Unpin + Send>(
        &mut self,
        _: &StreamProtocol,
        io: &mut T,
    ) -> io::Result<String> {
        read(io).await
    }

    async fn write_request<T: AsyncWrite + Unpin + Send>(
        &mut self,
        _: &StreamProtocol,
        io: &mut T,
        text: String,
    ) -> io::Result<()> {
        write(io, &text).await
    }

    async fn write_response<T: AsyncWrite + Unpin + Send>(
        &mut self,
        _: &StreamProtocol,
        io: &mut T,
        text: String,
    ) -> io::Result<()> {
        write(io, &text).await
    }
}
