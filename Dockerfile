# syntax=docker/dockerfile:1

# The server with its web app. The database is in the volume; docs/1-hosting.md tells the rest.
#   docker build -t farside .
#   docker run -p 7878:7878 -v farside:/var/lib/farside farside

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --locked --package farside --profile stripped \
    && install -D target/stripped/farside /out/usr/bin/farside \
    && install -d /out/var/lib/farside

# glibc, libgcc, certificates and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="Farside" \
      org.opencontainers.image.description="Quoridor and Squadro: server and web app" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build /out/usr/bin/farside /usr/bin/farside
COPY --from=build --chown=65532:65532 /out/var/lib/farside /var/lib/farside
USER 65532:65532
ENV FARSIDE_LISTEN=0.0.0.0:7878 \
    FARSIDE_DATA=/var/lib/farside
VOLUME /var/lib/farside
EXPOSE 7878
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["/usr/bin/farside", "health"]
ENTRYPOINT ["/usr/bin/farside"]
CMD ["serve"]
