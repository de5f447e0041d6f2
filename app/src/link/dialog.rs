//! The system's own dialog for a file. Where none can be shown, none is chosen; it may also never answer.

use std::path::PathBuf;

use rfd::AsyncFileDialog;

/// Asks for a file to be written, under the name `save` to begin with, or for one to be read.
pub(super) async fn ask(save: Option<&str>) -> Option<PathBuf> {
    let dialog = AsyncFileDialog::new();
    let chosen = match save {
        Some(name) => dialog.set_file_name(name).save_file().await,
        None => dialog.pick_file().await,
    };
    Some(chosen?.path().to_owned())
}
