//! The system's fonts, for names and talk in scripts that the program's own fonts lack. They are looked at on a thread of their
//! own, and only once somebody has written such a character.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use eframe::egui::{Context, FontData, FontId};
use fontdb::{Database, FaceInfo, Style};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// Most characters that are ever looked for: friends can write whatever they like.
const CHARACTERS_MOST: usize = 4_096;
/// Most fonts that are taken.
const FONTS_MOST: usize = 8;
/// Most bytes of them together; one larger than what is left of it is not taken.
const BYTES_MOST: usize = 48 * 1_024 * 1_024;

/// A font of the system.
pub(crate) type Typeface = Arc<FontData>;

/// What the window knows of the system's fonts.
pub struct Typefaces {
    seen: HashSet<char>,
    taken: Vec<Typeface>,
    thread: Thread,
}

/// The thread that looks: what it needs to begin, or the ways to it and back.
enum Thread {
    Ready(Box<dyn FnOnce() -> Database + Send>),
    Running(Sender<BTreeSet<char>>, Receiver<Typeface>),
    Gone,
}

impl Typefaces {
    /// The fonts that the system has for everybody and for this person.
    pub fn of_system() -> Self {
        Typefaces::from(|| {
            let mut fonts = Database::new();
            fonts.load_system_fonts();
            fonts
        })
    }

    /// The fonts that `list` lists, on a thread of its own and only if one is needed.
    pub fn from(list: impl FnOnce() -> Database + Send + 'static) -> Self {
        Typefaces { seen: HashSet::new(), taken: Vec::new(), thread: Thread::Ready(Box::new(list)) }
    }

    /// Looks for what `ctx` cannot draw of these texts, and takes what was found. Tells whether there is something new.
    pub(crate) fn look<'a>(&mut self, ctx: &Context, texts: impl Iterator<Item = &'a str>) -> bool {
        let lacking = self.lacking(ctx, texts);
        if !lacking.is_empty() {
            self.ask(ctx, lacking);
        }
        let Thread::Running(_, found) = &self.thread else { return false };
        let before = self.taken.len();
        self.taken.extend(found.try_iter());
        self.taken.len() > before
    }

    /// What was found so far.
    pub(crate) fn taken(&self) -> &[Typeface] {
        &self.taken
    }

    /// Characters not seen before that no font has.
    fn lacking<'a>(&mut self, ctx: &Context, texts: impl Iterator<Item = &'a str>) -> BTreeSet<char> {
        let mut lacking = BTreeSet::new();
        for c in texts.flat_map(str::chars).filter(|c| !c.is_ascii()) {
            if self.seen.len() < CHARACTERS_MOST && self.seen.insert(c) {
                let drawn = ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), c));
                lacking.extend((!drawn).then_some(c));
            }
        }
        lacking
    }

    fn ask(&mut self, ctx: &Context, lacking: BTreeSet<char>) {
        if let Thread::Ready(_) = &self.thread
            && let Thread::Ready(list) = std::mem::replace(&mut self.thread, Thread::Gone)
        {
            let ((wanted, to_look_for), (found, to_take)) = (channel(), channel());
            let ctx = ctx.clone();
            let work = move || serve(&list(), &to_look_for, &found, &ctx);
            if thread::Builder::new().name("typefaces".to_owned()).spawn(work).is_ok() {
                self.thread = Thread::Running(wanted, to_take);
            }
        }
        if let Thread::Running(wanted, _) = &self.thread {
            // A thread that has ended has taken all that it may.
            let _ = wanted.send(lacking);
        }
    }
}

/// Looks for characters until nobody wants any more, or enough was taken.
fn serve(fonts: &Database, wanted: &Receiver<BTreeSet<char>>, found: &Sender<Typeface>, ctx: &Context) {
    let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
    faces.sort_by_key(|face| (face.style != Style::Normal, face.weight.0.abs_diff(400), face.monospaced));
    let (mut count, mut room) = (0, BYTES_MOST);
    while let Ok(mut lacking) = wanted.recv() {
        while count < FONTS_MOST && !lacking.is_empty() {
            let Some((face, has)) = best(fonts, &faces, &lacking, room) else { break };
            let Some(data) = fonts.with_face_data(face.id, load) else { break };
            (count, room) = (count + 1, room.saturating_sub(data.font.len()));
            lacking.retain(|c| !has.contains(c));
            if found.send(Arc::new(data)).is_err() {
                return;
            }
            ctx.request_repaint();
        }
    }
}

fn load(bytes: &[u8], index: u32) -> FontData {
    FontData { index, ..FontData::from_owned(bytes.to_vec()) }
}

/// The first of the faces that draw most of the characters, and which.
fn best<'a>(
    fonts: &Database,
    faces: &[&'a FaceInfo],
    lacking: &BTreeSet<char>,
    room: usize,
) -> Option<(&'a FaceInfo, BTreeSet<char>)> {
    let drawn = |face: &&'a FaceInfo| {
        let has = fonts.with_face_data(face.id, |bytes, index| drawn(bytes, index, lacking, room))?;
        (!has.is_empty()).then_some((*face, has))
    };
    faces.iter().filter_map(drawn).min_by_key(|(_, has)| Reverse(has.len()))
}

/// Which of the characters a font has an outline of. Those of coloured fonts are pictures, which would not be drawn.
fn drawn(bytes: &[u8], index: u32, lacking: &BTreeSet<char>, room: usize) -> BTreeSet<char> {
    let Some(font) = FontRef::from_index(bytes, index).ok().filter(|_| bytes.len() <= room) else {
        return BTreeSet::new();
    };
    let (characters, glyphs) = (font.charmap(), font.outline_glyphs());
    let has = |c: &&char| {
        let mut ink = Ink(false);
        let how = DrawSettings::unhinted(Size::new(16.0), LocationRef::default());
        let glyph = characters.map(**c).and_then(|id| glyphs.get(id));
        glyph.is_some_and(|glyph| glyph.draw(how, &mut ink).is_ok()) && ink.0
    };
    lacking.iter().filter(has).copied().collect()
}

/// Whether anything is drawn.
struct Ink(bool);

impl OutlinePen for Ink {
    fn move_to(&mut self, _: f32, _: f32) {}

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 = true;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// Squares for the letters א ב ג ก, and nothing at all for 가: `tests/data/README.md`.
    const SQUARES: &[u8] = include_bytes!("../tests/data/squares.ttf");

    /// The fonts of a folder, which must live as long: its files are read when they are needed.
    fn folder() -> (TempDir, Database) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("squares.ttf"), SQUARES).unwrap();
        std::fs::write(folder.path().join("broken.ttf"), &SQUARES[..300]).unwrap();
        std::fs::write(folder.path().join("none.otf"), "no font").unwrap();
        let mut fonts = Database::new();
        fonts.load_fonts_dir(folder.path());
        (folder, fonts)
    }

    fn set(text: &str) -> BTreeSet<char> {
        text.chars().collect()
    }

    #[test]
    fn a_font_has_what_it_has_an_outline_of() {
        assert_eq!(drawn(SQUARES, 0, &set("אก가ж"), BYTES_MOST), set("אก"));
        assert_eq!(drawn(SQUARES, 0, &set("א"), SQUARES.len() - 1), set(""), "it is too large");
        assert_eq!(drawn(&SQUARES[..300], 0, &set("א"), BYTES_MOST), set(""));
    }

    #[test]
    fn the_thread_finds_one_font_for_all_it_has_and_none_for_the_rest() {
        let ((wanted, to_look_for), (found, to_take)) = (channel(), channel());
        for text in ["אבก가", "가"] {
            wanted.send(set(text)).unwrap();
        }
        drop(wanted);
        let (_folder, listed) = folder();
        serve(&listed, &to_look_for, &found, &Context::default());
        drop(found);
        let fonts: Vec<Typeface> = to_take.iter().collect();
        assert_eq!(fonts.len(), 1);
        assert_eq!(&*fonts[0].font, SQUARES);
    }

    #[test]
    fn nothing_is_listed_while_nothing_lacks_and_the_thread_ends_with_the_window() {
        let mut faces = Typefaces::from(|| panic!("nobody needs it"));
        let ctx = Context::default();
        let _ = ctx.run_ui(eframe::egui::RawInput::default(), |ui| {
            assert!(!faces.look(ui.ctx(), ["Ann", "Őrs", "Ωδή"].into_iter()));
        });
        assert!(faces.taken().is_empty() && matches!(faces.thread, Thread::Ready(_)));
    }

    #[test]
    fn however_much_is_written_only_so_much_is_looked_for() {
        let mut faces = Typefaces::from(Database::new);
        let ctx = Context::default();
        let all: String = ('\u{1000}'..='\u{4000}').collect();
        let _ = ctx.run_ui(eframe::egui::RawInput::default(), |ui| {
            let lacking = faces.lacking(ui.ctx(), std::iter::once(&*all));
            assert!((1_000..=CHARACTERS_MOST).contains(&lacking.len()));
            assert!(faces.lacking(ui.ctx(), std::iter::once(&*all)).is_empty());
        });
    }
}
