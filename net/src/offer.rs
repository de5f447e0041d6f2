//! What a code tells of its table before anybody joins: whose it is, and what will be played.

use crate::codec::Millis;
use crate::name::Name;
use crate::table::{Clock, Seats, Settings};

/// The host's name and the table's settings. The guest's program goes on only if the table turns out to be this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What the host is called.
    pub name: Name,
    /// What is played.
    pub settings: Settings,
}

const BANNERS: u8 = 1;
const DRAWN: u8 = 2;
const CLOCK: u8 = 4;

impl Offer {
    /// Most bytes of an offer.
    pub(crate) const LONGEST: usize = 1 + 3 * 4 + 1 + crate::limits::NAME_MAX_BYTES;

    /// A byte of flags; the limit for being away, with a clock its time and what it adds, in whole seconds of four bytes;
    /// the name's length in a byte and the name. `None` for times that are not of whole seconds.
    pub(crate) fn bytes(&self) -> Option<Vec<u8>> {
        let Settings { banners, clock, seats, away } = self.settings;
        let flags = [(banners, BANNERS), (seats == Seats::Drawn, DRAWN), (clock.is_some(), CLOCK)];
        let mut bytes = vec![flags.iter().filter(|(is, _)| *is).fold(0, |flags, (_, flag)| flags | flag)];
        let times = clock.map(|clock| [clock.base, clock.increment]);
        for time in [away].into_iter().chain(times.into_iter().flatten()) {
            let seconds = u32::try_from(time.0 / 1_000).ok().filter(|_| time.0 % 1_000 == 0)?;
            bytes.extend(seconds.to_be_bytes());
        }
        let name = self.name.as_str();
        bytes.push(u8::try_from(name.len()).ok()?);
        bytes.extend(name.as_bytes());
        Some(bytes)
    }

    /// Reads an offer, and what follows it.
    pub(crate) fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&flags, mut rest) = bytes.split_first()?;
        if flags & !(BANNERS | DRAWN | CLOCK) != 0 {
            return None;
        }
        let mut time = || {
            let (seconds, tail) = rest.split_first_chunk::<4>()?;
            rest = tail;
            Some(Millis(u64::from(u32::from_be_bytes(*seconds)) * 1_000))
        };
        let away = time()?;
        let clock = if flags & CLOCK == 0 { None } else { Some(Clock { base: time()?, increment: time()? }) };
        let seats = if flags & DRAWN == 0 { Seats::HostFirst } else { Seats::Drawn };
        let (&length, rest) = rest.split_first()?;
        let (name, rest) = rest.split_at_checked(usize::from(length))?;
        let name = std::str::from_utf8(name).ok()?.parse().ok()?;
        Some((Offer { name, settings: Settings { banners: flags & BANNERS != 0, clock, seats, away } }, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_read_as_it_is_written() {
        let clock = Clock { base: Millis(1_200_000), increment: Millis(15_000) };
        for (banners, clock, seats) in
            [(true, None, Seats::Drawn), (false, Some(clock), Seats::Drawn), (true, Some(clock), Seats::HostFirst)]
        {
            let settings = Settings { banners, clock, seats, ..Settings::default() };
            let offer = Offer { name: "Zhuge Liang 諸葛亮".parse().unwrap(), settings };
            let mut bytes = offer.bytes().unwrap();
            assert!(bytes.len() <= Offer::LONGEST);
            for cut in 0..bytes.len() {
                assert_eq!(Offer::read(&bytes[..cut]), None, "{cut}");
            }
            bytes.push(7);
            assert_eq!(Offer::read(&bytes), Some((offer, &[7][..])));
        }
        let uneven = Settings { away: Millis(1), ..Settings::default() };
        assert_eq!(Offer { name: "Ann".parse().unwrap(), settings: uneven }.bytes(), None);
    }
}
