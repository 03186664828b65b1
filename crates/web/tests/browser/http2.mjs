// The app as people find it on the internet: behind a web server that speaks HTTP/2 over TLS, with which a browser asks for all
// files at once.

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A key and a certificate that nobody has to believe. */
async function selfSigned() {
  const folder = await mkdtemp(join(tmpdir(), "farside-certificate-"));
  const [keyFile, certFile] = [join(folder, "key"), join(folder, "certificate")];
  const given = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-subj", "/CN=localhost", "-days", "2"];
  await promisify(execFile)("openssl", ["req", "-x509", "-nodes", ...given, "-keyout", keyFile, "-out", certFile]);
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
  await rm(folder, { recursive: true });
  return { key, cert };
}

/** A file of the app, as it is served at this address. */
async function fileAt(address, encoding) {
  const answer = await new Promise((resolve, reject) =>
    request(address, { headers: { "accept-encoding": encoding }, agent: false }, resolve)
      .on("error", reject)
      .end(),
  );
  const parts = [];
  for await (const part of answer) parts.push(part);
  const { connection: _, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: Buffer.concat(parts) };
}

/** Starts such a web server for the app at this address; its own address, and how to end it. It needs `openssl`. */
export async function http2Front(address) {
  const files = new Map();
  const server = createSecureServer(await selfSigned(), async (asked, answer) => {
    const encoding = asked.headers["accept-encoding"] ?? "identity";
    const key = `${encoding} ${asked.url}`;
    if (!files.has(key)) files.set(key, fileAt(new URL(asked.url, address), encoding));
    const { status, headers, body } = await files.get(key);
    answer.writeHead(status, headers);
    answer.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `https://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
