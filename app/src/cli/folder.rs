//! The data folder, and the games in it by a short name.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use sanguo_net::{GameId, KeptGame, list_games};

use super::failure::Failure;

/// The folder given, or the platform's.
pub fn choose(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    // The local one: were it copied to a second machine by a roaming profile, two programs would sign with one key.
    let default = || ProjectDirs::from("", "", "sanguo").map(|dirs| dirs.data_local_dir().to_owned());
    given
        .or_else(default)
        .ok_or_else(|| Failure::said("this account has no home folder; choose a data folder with --data DIR"))
}

/// The kept games, the last played first.
pub fn games(folder: &Path) -> Result<Vec<KeptGame>, Failure> {
    list_games(folder).map_err(|error| Failure::File(folder.to_owned(), error))
}

/// The game that is meant: by the beginning of its id, or without one the unfinished game last played.
pub fn find(folder: &Path, prefix: Option<&str>) -> Result<GameId, Failure> {
    let games = games(folder)?;
    let Some(prefix) = prefix else {
        return games.iter().find(|game| game.is_open()).and_then(KeptGame::id).ok_or_else(|| {
            Failure::said(format!("there is no unfinished game in {}; 'sanguo games' lists all", folder.display()))
        });
    };
    let ids: Vec<GameId> =
        games.iter().filter_map(KeptGame::id).filter(|id| id.to_string().starts_with(prefix)).collect();
    match ids[..] {
        [id] => Ok(id),
        [] => Err(Failure::said(format!(
            "no game in {} begins with '{}'; 'sanguo games' lists them",
            folder.display(),
            prefix.chars().take(64).flat_map(char::escape_debug).collect::<String>()
        ))),
        [..] => Err(Failure::said(format!("{} games begin with '{prefix}'; give more of the id", ids.len()))),
    }
}
