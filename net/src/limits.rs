//! Every bound and every wait of the protocol, with its unit and its reason.

use std::time::Duration;

/// Longest name of a player, in characters: fits the seat plates of the client.
pub const NAME_MAX_CHARS: usize = 24;
/// Longest name in UTF-8 bytes, before escaping.
pub const NAME_MAX_BYTES: usize = 96;
/// Longest talk text, in UTF-8 bytes.
pub const TALK_MAX_BYTES: usize = 500;
/// Most slots of one game. 180 quiet moves end a game and only 54 pieces can be taken, so no real game comes near it.
pub const SLOTS_MAX: u32 = 20_000;
/// Longest line of a record or a message, in bytes. The longest real line is a talk line with every byte escaped.
pub const LINE_MAX_BYTES: usize = 2_048;
/// Largest gossip message, in bytes: a decision, three votes and a proof fit many times.
pub const GOSSIP_MAX_BYTES: usize = 8 * 1024;
/// Gossip messages that are offered to a friend at a time, by their ids of 32 bytes. All that was said in ten seconds of quick
/// play would be more than [`GOSSIP_MAX_BYTES`]; a peer that sends more is not listened to after a few times.
pub const OFFERED_MAX: usize = 128;
const _: () = assert!(OFFERED_MAX * 36 + 256 < GOSSIP_MAX_BYTES);
/// Largest request or response, in bytes; a larger page can kill a limited relay circuit.
pub const PAGE_MAX_BYTES: usize = 16 * 1024;
/// Largest record file that is read, in bytes: `SLOTS_MAX` slots with all their signatures.
pub const RECORD_MAX_BYTES: u64 = 64 * 1024 * 1024;
/// Different decisions one seat may have signed that are kept for a slot: two are a proof, more add nothing.
pub const VOTES_KEPT_PER_SEAT_AND_SLOT: usize = 2;
/// Most addresses in an invite code, so that the code stays short enough to paste.
pub const INVITE_ADDRESSES_MAX: usize = 4;
/// Longest invite code that is looked at, in characters.
pub const INVITE_MAX_CHARS: usize = 424;
/// Most addresses of one peer that are kept or dialled.
pub const PEER_ADDRESSES_MAX: usize = 16;
/// Requests of one connection that are answered, or wait for an answer, at once.
pub const REQUESTS_AT_ONCE_MAX: usize = 32;
/// A program that holds so many bytes of memory takes no new connection: several times what one at a table holds, window and
/// all, and less than would bring a small machine down.
pub const MEMORY_MAX_BYTES: usize = 1 << 30;
/// Connections held at once, strangers at the host's door included.
pub const CONNECTIONS_MAX: u32 = 24;
/// Connections to one peer: two transports, both directions, relayed ones and stale ones among them.
pub const CONNECTIONS_PER_PEER_MAX: u32 = 8;
/// Those among them that friends have merely seen: two transports, and those of the network just left.
pub const SEEN_ADDRESSES_MAX: usize = 4;
/// Circuits that a program carries for its friends at once: one between the two, new ones beside stale ones.
pub const CIRCUITS_MAX: usize = 8;
/// A friend's circuit is closed after this, however busy; it is dialled again at once.
pub const CIRCUIT_LASTS: Duration = Duration::from_secs(24 * 60 * 60);
/// Addresses of its own that a program tells a friend.
pub const OWN_ADDRESSES_MAX: usize = 12;
/// Messages and requests that one peer may send in a burst; then [`MESSAGES_PER_SECOND`] of them.
pub const MESSAGES_BURST: u32 = 4_000;
/// Messages and requests a second that one peer may keep up: ten times what programmed players need, and little enough that
/// checking all their signatures leaves the machine free.
pub const MESSAGES_PER_SECOND: u32 = 1_000;
/// Commands waiting between the client and the table's task.
pub const COMMANDS_QUEUED_MAX: usize = 64;
/// Events waiting between the table's task and the client.
pub const EVENTS_QUEUED_MAX: usize = 1_024;

/// Lag that a program allows a rival's clock, in milliseconds: far more than a relayed path takes.
pub const CLOCK_LAG_MILLIS: u64 = 3_000;
/// How long a player may be away where there is no clock, in milliseconds: three days.
pub const AWAY_DEFAULT_MILLIS: u64 = 3 * 24 * 60 * 60 * 1_000;
/// Longest clock or away limit that a table may agree on, in milliseconds: a year.
pub const TIME_MAX_MILLIS: u64 = 366 * 24 * 60 * 60 * 1_000;
/// Every so often peers compare what they hold, in case gossip lost something.
pub const COMPARE_EVERY_MILLIS: u64 = 10_000;
/// The same while the game waits for others' signatures or for a forfeit, in milliseconds.
pub const COMPARE_SOON_MILLIS: u64 = 1_000;
/// The session is given the time at least this often, in milliseconds.
pub const TICK_MILLIS: u64 = 250;
/// A program that was not given the time for this long slept, in milliseconds.
pub const SLEEP_MILLIS: u64 = 10_000;
/// The system opens listening ports within this time, in milliseconds; nobody is dialled before.
pub const PORTS_OPEN_MILLIS: u64 = 20;
/// Wait before a friend who is not there is dialled again; each dial in vain makes it longer by as much.
pub const REDIAL_AFTER: Duration = Duration::from_secs(2);
/// Longest wait between two dials; they go on for ever while a game is on.
pub const REDIAL_AFTER_MAX: Duration = Duration::from_secs(15);
/// Wait between two tries for a connection of one's own to a friend who is reached through a relay: longer than a dial of
/// dead addresses takes.
pub const UPGRADE_EVERY: Duration = Duration::from_secs(20);
/// A relayed connection is closed when a direct one beside it has held for this long.
pub const RELAYED_OUTLIVES: Duration = Duration::from_secs(3);
/// Connections that a program opens at once where it may use the public network: a search asks some twenty nodes.
pub const PUBLIC_CONNECTIONS_MAX: u32 = 96;
/// A connection to a node of the public network is closed after this, unless it carries words.
pub const PUBLIC_IDLE: Duration = Duration::from_secs(60);
/// Places that a program takes at public relays: one may go.
pub const PUBLIC_RELAYS: usize = 2;
/// Public relays that gave no place are remembered, so many, and not asked again.
pub const PUBLIC_RELAYS_REFUSED_MAX: usize = 256;
/// Wait between two searches for friends in the public network.
pub const SEARCH_EVERY: Duration = Duration::from_secs(10);
/// A program tells the public network where it is at least this often; at once when its addresses change.
pub const PROVIDE_EVERY: Duration = Duration::from_secs(10 * 60);
/// A search in the public network is given up after this.
pub const SEARCH_TIMEOUT: Duration = Duration::from_secs(30);
/// What a helper carries of one circuit at most, in bytes, unless told otherwise: many games of talk.
pub const HELPER_CIRCUIT_BYTES: u64 = 16 * 1024 * 1024;
/// How long a helper keeps a circuit, unless told otherwise; it is dialled again at once.
pub const HELPER_CIRCUIT_LASTS: Duration = Duration::from_secs(12 * 60 * 60);
/// Places and circuits that a helper gives at once: some hundred tables.
pub const HELPER_CIRCUITS_MAX: usize = 512;
/// Connections that a helper holds at once.
pub const HELPER_CONNECTIONS_MAX: u32 = 1_024;
/// A helper that nobody uses drops a connection after this.
pub const HELPER_IDLE_CONNECTION: Duration = Duration::from_secs(60);
/// Wait before a relay that gave no place is asked again.
pub const RESERVE_AFTER: Duration = Duration::from_secs(5);
/// Whoever is connected is heard to subscribe to the gossip within this time, or is asked to, each time it has gone by.
pub const SUBSCRIBES_WITHIN: Duration = Duration::from_secs(1);
/// How often a connection is tried.
pub const PING_EVERY: Duration = Duration::from_secs(5);
/// A connection on which a ping is not answered for this long is dead.
pub const PING_TIMEOUT: Duration = Duration::from_secs(10);
/// A connection on which pings were answered and none has been for this long is dead.
pub const SILENCE: Duration = Duration::from_secs(12);
/// How long the first code waits for the router's answer, so that it names the port that the router has opened.
pub const ROUTER_PATIENCE: Duration = Duration::from_millis(1_500);
/// How long a router is asked to keep a port open, in seconds; it is asked anew when half of it has gone by.
pub const MAPPING_LASTS: u32 = 60 * 60;
/// Wait before a router that has not opened a port is asked again.
pub const MAPPING_AGAIN: Duration = Duration::from_secs(10 * 60);
/// Addresses behind routers for which ports are asked for: two transports in a few networks.
pub const MAPPINGS_MAX: usize = 8;
/// A router that speaks PCP or NAT-PMP answers within this time; each repetition waits twice as long.
pub const ROUTER_ANSWERS_AFTER: Duration = Duration::from_millis(250);
/// How often a question to a router is repeated.
pub const ROUTER_TRIES: usize = 3;
/// An idle connection is kept this long; libp2p's own ten seconds would cut friends who think.
pub const IDLE_CONNECTION: Duration = Duration::from_secs(600);
/// A request without an answer is given up after this.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Joining says that nobody answered after this; it goes on trying.
pub const JOIN_PATIENCE_MILLIS: u64 = 15_000;
/// A guest shows where it can be dialled itself after this, in milliseconds: when the first dial has failed.
pub const REPLY_AFTER_MILLIS: u64 = 6_000;
/// Most guests that a host dials at once by their reply codes.
pub const CALLED_MAX: usize = 8;
/// A program that ends goes on sending for this long what is still on its way.
pub const LINGER: Duration = Duration::from_millis(400);
