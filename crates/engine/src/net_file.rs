//! Nets as files: a magic number, the dimensions, the weights, a checksum; all numbers lowest byte first.

use std::sync::OnceLock;

/// Why a file isn't a net that can be used here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It doesn't begin like one, or is of another version.
    #[error("not a net for {0}, or of another version")]
    Magic(&'static str),
    /// It is a net of other dimensions.
    #[error("a net of other measures than this program uses")]
    Dimensions,
    /// It is too short or too long.
    #[error("the net is cut off, or something follows it")]
    Length,
    /// It was damaged.
    #[error("the net is damaged: its checksum is wrong")]
    Checksum,
}

/// What the files of a game's nets begin with.
#[derive(Clone, Copy, Debug)]
pub struct NetHeader {
    /// The name of the game.
    pub game: &'static str,
    /// The first eight bytes; the last is the version.
    pub magic: [u8; 8],
    /// How many there are of what.
    pub dimensions: &'static [usize],
}

/// Reads the weights of a net.
#[derive(Debug)]
pub struct NetReader<'a> {
    bytes: &'a [u8],
    read: usize,
}

impl<'a> NetReader<'a> {
    /// Begins to read a file, after checking its header.
    pub fn new(bytes: &'a [u8], header: NetHeader) -> Result<NetReader<'a>, NetError> {
        let mut reader = NetReader { bytes, read: 0 };
        if reader.take::<8>()? != header.magic {
            return Err(NetError::Magic(header.game));
        }
        for &dimension in header.dimensions {
            if reader.take().map(u32::from_le_bytes)? != dimension as u32 {
                return Err(NetError::Dimensions);
            }
        }
        Ok(reader)
    }

    /// The next bytes.
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let taken = self.bytes[self.read..].first_chunk::<N>().ok_or(NetError::Length)?;
        self.read += N;
        Ok(*taken)
    }

    /// The next numbers of 16 bits.
    pub fn i16s<const N: usize>(&mut self) -> Result<[i16; N], NetError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.take().map(i16::from_le_bytes)?;
        }
        Ok(numbers)
    }

    /// The next numbers of 32 bits.
    pub fn i32s<const N: usize>(&mut self) -> Result<[i32; N], NetError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.take().map(i32::from_le_bytes)?;
        }
        Ok(numbers)
    }

    /// Checks that nothing but the checksum follows, and that it is right.
    pub fn finish(mut self) -> Result<(), NetError> {
        let (weights, rest) = self.bytes.split_at(self.read);
        if rest.len() != size_of::<u64>() {
            return Err(NetError::Length);
        }
        if self.take()? == checksum(weights).to_le_bytes() { Ok(()) } else { Err(NetError::Checksum) }
    }
}

/// Writes the weights of a net.
#[derive(Debug)]
pub struct NetWriter(Vec<u8>);

impl NetWriter {
    /// Begins a file with its header.
    pub fn new(header: NetHeader) -> NetWriter {
        let mut bytes = header.magic.to_vec();
        bytes.extend(header.dimensions.iter().flat_map(|&dimension| (dimension as u32).to_le_bytes()));
        NetWriter(bytes)
    }

    /// Numbers of 8 bits.
    pub fn i8s(&mut self, numbers: impl IntoIterator<Item = i8>) {
        self.0.extend(numbers.into_iter().map(|number| number as u8));
    }

    /// Numbers of 16 bits.
    pub fn i16s(&mut self, numbers: &[i16]) {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }

    /// Numbers of 32 bits.
    pub fn i32s(&mut self, numbers: &[i32]) {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }

    /// The file, with its checksum at the end.
    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.0;
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// FNV-1a of 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The net that all players of a program share: part of the program, or installed at run time.
#[derive(Debug)]
pub struct SharedNet<N> {
    embedded: Option<&'static [u8]>,
    read: fn(&[u8]) -> Result<N, NetError>,
    net: OnceLock<N>,
}

impl<N> SharedNet<N> {
    /// A net that is read from the embedded file, if there is one, or installed later.
    pub const fn new(
        embedded: Option<&'static [u8]>,
        read: fn(&[u8]) -> Result<N, NetError>,
    ) -> SharedNet<N> {
        SharedNet { embedded, read, net: OnceLock::new() }
    }

    /// The net that players evaluate by.
    ///
    /// # Panics
    /// If there is none, or if the embedded file is damaged: a test makes sure that it isn't.
    pub fn get(&self) -> &N {
        self.net.get_or_init(|| {
            let bytes = self.embedded.expect("a net is installed before anybody plays");
            (self.read)(bytes).expect("the embedded net is whole")
        })
    }

    /// Makes the net in this file the one that players evaluate by. The first net stays: a later one, or one where a
    /// net is embedded, is only checked.
    pub fn install(&self, bytes: &[u8]) -> Result<(), NetError> {
        let net = (self.read)(bytes)?;
        if self.embedded.is_none() {
            self.net.get_or_init(|| net);
        }
        Ok(())
    }

    /// Whether there is a net to evaluate by.
    pub fn is_installed(&self) -> bool {
        self.embedded.is_some() || self.net.get().is_some()
    }
}
