//! Writes the web app to a folder that any web host can serve: `cargo run -p farside-web --example site -- DIR`.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("usage: site DIR");
        std::process::exit(2);
    };
    for asset in web::ASSETS {
        let path = Path::new(&folder).join(asset.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, asset.bytes)?;
    }
    println!("{} files in {folder}", web::ASSETS.len());
    Ok(())
}
