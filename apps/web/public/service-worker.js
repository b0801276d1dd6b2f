/* Keeps the app at hand when there is no network, and shows word that it is somebody's turn. */
const CACHE = 'orrery-1';

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** Files carry a hash in their name and never change; the page itself is asked for anew while there is a network. */
async function fileOf(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

async function pageOf(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(CACHE)).put('/', fresh.clone());
    return fresh;
  } catch (error) {
    const known = await caches.match('/');
    if (known) return known;
    throw error;
  }
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') event.respondWith(fileOf(request));
});

self.addEventListener('push', event => {
  const { text = 'It is your turn.', link = '/', table = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Orrery', { body: text, icon: '/icon.svg', tag: table, data: link }),
  );
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
