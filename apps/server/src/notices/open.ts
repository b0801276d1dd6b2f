import type { Store } from '../store/store.ts';
import { newVapidKeys, type VapidKeys } from './messages.ts';
import { Notices, type NoticesSettings } from './notices.ts';
import { isPublicAddress } from './public-address.ts';
import { NoticeSender } from './sender.ts';

interface ServerOptions {
  readonly noticesToPrivateAddresses: boolean;
  readonly noticesEveryMs: number;
  readonly now: () => number;
}

/** Opens the notices of a server, with the keys that all its processes share. */
export async function openNotices(
  store: Store,
  { noticesToPrivateAddresses: anywhere, noticesEveryMs: everyMs, now }: ServerOptions,
  url: () => string,
  hooks: Pick<NoticesSettings, 'count' | 'fault' | 'picture'>,
): Promise<Notices> {
  const keys = JSON.parse(await store.secret('vapid', () => JSON.stringify(newVapidKeys()))) as VapidKeys;
  const courier = new NoticeSender({ mayReach: anywhere ? () => true : isPublicAddress, plainHttp: anywhere });
  return new Notices({
    ...{ store, courier, keys, now, everyMs, ...hooks },
    get subject() {
      return url().startsWith('https:') ? url() : 'mailto:nobody@orrery.invalid';
    },
    link: table => (table === undefined ? url() : `${url()}/t/${table}`),
  });
}
