import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface FileServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A minimal static file server for a folder under a path. */
export async function serveFiles(folder: string, path: string): Promise<FileServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = pathname.startsWith(path) ? join(folder, normalize(`/${pathname.slice(path.length)}`)) : '';
    const file = wanted.endsWith('/') ? `${wanted}index.html` : wanted;
    if (!existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end('not found');
    else response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(readFileSync(file));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
