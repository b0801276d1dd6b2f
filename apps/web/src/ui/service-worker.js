/* Keeps the app at hand when there is no network, and shows word that it is somebody's turn. */

/** Every file of this build; the build writes them in. */
const FILES = [];
const CACHE = 'orrery-FILES';
const scope = self.registration.scope;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new URL(file, scope)))));
});

// A newer build waits until nobody has the older one open, since that may yet ask for files of its own.
self.addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** Files carry a hash in their name and never change. */
async function fileOf(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** The page is asked for anew while there is a network. */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match(scope);
    if (known) return known;
    throw error;
  }
}

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(fileOf(request));
});

self.addEventListener('push', event => {
  const { text = 'It is your turn.', link = '/', table = '' } = event.data?.json() ?? {};
  const icon = new URL('icon.svg', scope).href;
  event.waitUntil(self.registration.showNotification('Orrery', { body: text, icon, tag: table, data: link }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const open = async () => {
    const link = new URL(event.notification.data, self.location.origin).href;
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(page => page.url.split('#')[0] === link);
    return there ? there.focus() : self.clients.openWindow(link);
  };
  event.waitUntil(open());
});
