//! A deadline for clients that don't read what they asked for.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream that fails once less than `minimum` bytes could be written within `period` while more were waiting. Time
/// in which nothing waits to be written doesn't count, so idle connections stay open.
pub(crate) struct WriteDeadline<S> {
    stream: S,
    period: Duration,
    minimum: usize,
    /// The running period and the bytes written in it, while something waits.
    waiting: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> WriteDeadline<S> {
    pub(crate) fn new(stream: S, period: Duration, minimum: usize) -> WriteDeadline<S> {
        WriteDeadline { stream, period, minimum, waiting: None }
    }

    /// Counts what was written, or fails once the deadline has passed.
    fn check(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            if let (Ok(bytes), Some((_, taken))) = (&written, &mut self.waiting) {
                *taken += bytes;
            }
            return Poll::Ready(written);
        }
        loop {
            let period = self.period;
            let (deadline, taken) = self.waiting.get_or_insert_with(|| (Box::pin(sleep(period)), 0));
            ready!(deadline.as_mut().poll(context));
            if *taken < self.minimum {
                metrics::counter!("farside_slow_connections_total").increment(1);
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.waiting = None;
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteDeadline<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteDeadline<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.check(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Flushed only after everything was written: nothing waits any more.
        self.waiting = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
    use tokio::time::{Instant, advance};

    use super::*;

    const PERIOD: Duration = Duration::from_secs(30);

    fn pair() -> (WriteDeadline<DuplexStream>, DuplexStream) {
        let (server, client) = duplex(1024);
        (WriteDeadline::new(server, PERIOD, 100), client)
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_read_is_cut_off_after_the_period() {
        let (mut server, _client) = pair();
        let began = Instant::now();
        let error = server.write_all(&[7; 4096]).await.expect_err("nobody reads");
        assert_eq!((error.kind(), began.elapsed().as_secs()), (io::ErrorKind::TimedOut, 30));
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slower_than_the_minimum_is_cut_off() {
        let (mut server, mut client) = pair();
        let reading = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                if client.read_u8().await.is_err() {
                    return;
                }
            }
        });
        let error = server.write_all(&[7; 4096]).await.expect_err("a byte a second is too slow");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        reading.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_gets_everything() {
        let (mut server, mut client) = pair();
        let reading = tokio::spawn(async move {
            let mut read = 0;
            let mut buffer = [0; 50];
            while let Ok(count @ 1..) = client.read(&mut buffer).await {
                read += count;
                tokio::time::sleep(Duration::from_secs(10)).await;
            }
            read
        });
        server.write_all(&[7; 4096]).await.expect("slow, but not too slow");
        server.flush().await.expect("flushed");
        drop(server);
        assert_eq!(reading.await.expect("read"), 4096);
    }

    #[tokio::test(start_paused = true)]
    async fn idle_time_does_not_count() {
        let (mut server, mut client) = pair();
        for _ in 0..3 {
            let mut buffer = [0; 1536];
            let (written, read) = tokio::join!(
                async {
                    server.write_all(&[7; 1536]).await?;
                    server.flush().await
                },
                client.read_exact(&mut buffer)
            );
            written.expect("written");
            read.expect("read");
            advance(10 * PERIOD).await;
        }
    }
}
