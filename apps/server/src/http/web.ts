import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refused } from '../common/refusal.ts';
import { answer } from './send-result.ts';

/** Where `npm run build` puts the app. */
const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const nothing = (reply: FastifyReply) => answer(reply, refused('request/unknown', 'There is nothing here.'));

/** The addresses of the app's pages, as in `apps/web/src/app.tsx`. */
const pages = [
  ...['/', '/t/:table', '/new/:game', '/create', '/me', '/r', '/help'],
  ...['/rules', '/rules/:id', '/factions', '/factions/:id', '/maps', '/maps/*'], // a map may be longer than a parameter
  ...['/solo/:game', '/solo/:game/:id', '/learn/:game', '/learn/:game/:id'],
];

/** Serves the app: its files, and its one page at every address that is not an API. */
export async function webRoutes(app: FastifyInstance, folder = built): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler((_, reply) => nothing(reply));
    app.get('/', (_, reply) => reply.type('text/plain').send('The app is not built yet: npm run build\n'));
    return;
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // Files under assets/ have a hash of their content in their name.
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  const page = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  for (const path of pages) app.get(path, (_, reply) => page(reply));
  // An unknown address in a browser gets a page that says so.
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const isPage = method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html');
    return isPage ? page(reply.status(404)) : nothing(reply);
  });
}
