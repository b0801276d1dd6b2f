/** Whether there is a server behind the app, or, in the static build, only its files. */
export const hasServer = import.meta.env.MODE !== 'static';

/** Registers the service worker: the app then works offline and can receive push notices while closed. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(() => undefined);
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** This browser's push subscription, if any. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for permission and subscribes to push notices with the server's key. */
export async function subscribe(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
