//! The Debian packages that a program depends on, from the shared libraries and symbol versions of its ELF file.

use anyhow::{Context, Result, bail};
use object::Endianness;
use object::elf::FileHeader64;
use object::read::elf::{Dyn as _, FileHeader as _};

/// Shared libraries and the package that each is in, since Debian 11 and Ubuntu 20.04.
const LIBRARIES: [(&str, &str); 8] = [
    ("ld-linux-x86-64.so.2", "libc6"),
    ("ld-linux-aarch64.so.1", "libc6"),
    ("libc.so.6", "libc6"),
    ("libm.so.6", "libc6"),
    ("libdl.so.2", "libc6"),
    ("libpthread.so.0", "libc6"),
    ("librt.so.1", "libc6"),
    ("libgcc_s.so.1", "libgcc-s1"),
];

/// The field `Depends` of a package with this program. An unknown library is an error: add
/// its package to the list above.
pub(super) fn depends(program: &[u8]) -> Result<String> {
    let header = FileHeader64::<Endianness>::parse(program).context("the program is no 64-bit ELF file")?;
    let endian = header.endian()?;
    let sections = header.sections(endian, program)?;

    let mut packages = Vec::new();
    if let Some((entries, link)) = sections.dynamic(endian, program)? {
        let strings = sections.strings(endian, program, link)?;
        for entry in entries.iter().filter(|entry| entry.tag(endian) == object::elf::DT_NEEDED) {
            let library = std::str::from_utf8(entry.string(endian, strings)?)?;
            let Some((_, package)) = LIBRARIES.iter().find(|(known, _)| *known == library) else {
                bail!("the program needs {library}, of which no package is known");
            };
            packages.push(*package);
        }
    }
    packages.sort_unstable();
    packages.dedup();

    let mut newest = (0, 0);
    if let Some((mut needed, link)) = sections.gnu_verneed(endian, program)? {
        let strings = sections.strings(endian, program, link)?;
        while let Some((_, mut symbols)) = needed.next()? {
            while let Some(symbol) = symbols.next()? {
                newest = newest.max(glibc(std::str::from_utf8(symbol.name(endian, strings)?)?));
            }
        }
    }
    let with_version = |package: &str| match package {
        "libc6" => format!("libc6 (>= {}.{})", newest.0, newest.1),
        other => other.to_string(),
    };
    Ok(packages.into_iter().map(with_version).collect::<Vec<_>>().join(", "))
}

/// The numbers of `GLIBC_2.34`; zeros for the versions of other libraries.
fn glibc(version: &str) -> (u32, u32) {
    let numbers = version.strip_prefix("GLIBC_").and_then(|numbers| {
        let mut numbers = numbers.split('.').map(|number| number.parse().ok());
        Some((numbers.next()??, numbers.next()??))
    });
    numbers.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::glibc;

    #[test]
    fn versions_of_glibc_are_compared_as_numbers() {
        assert!(glibc("GLIBC_2.34") > glibc("GLIBC_2.4"));
        assert!(glibc("GLIBC_2.2.5") < glibc("GLIBC_2.3"));
        assert_eq!(glibc("GCC_4.2.0"), (0, 0));
        assert_eq!(glibc("GLIBC_PRIVATE"), (0, 0));
    }
}
