import { createHmac, randomBytes } from 'node:crypto';
import { findGame } from '@orrery/catalogue';
import type { Seat } from '@orrery/kernel';
import type { NoticeBody, NoticeSettings, PushSubscription } from '@orrery/protocol';
import webPush from 'web-push';
import { digest } from '../common/ids.ts';
import { deadlineOf } from '../rooms/clocks.ts';
import type { Room } from '../rooms/room.ts';
import type { OutgoingRequest } from './sender.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** The content of a notice about a turn. */
export function bodyOf(kind: 'turn' | 'reminder', id: string, room: Room, seat: Seat, link: string): NoticeBody {
  const { id: table, title, game } = room;
  const { waitingSince } = room.seats[seat]!;
  return { type: kind, id, table, title, game, seat, since: waitingSince, deadline: deadlineOf(room, seat), link };
}

/** The same as one sentence, without mentions or other markup that a chat service would interpret. */
export function sentenceOf({ type, title, game, link }: NoticeBody): string {
  const plain = title.replace(/[\p{C}`*_~|<>@[\]()\\]/gu, ' ').trim();
  const of = findGame(game)?.title ?? game;
  switch (type) {
    case 'turn':
      return `It is your turn: ${plain} (${of}). ${link}`;
    case 'reminder':
      return `Your time runs out: ${plain} (${of}). ${link}`;
    case 'test':
      return `Notices of Orrery arrive here. ${link}`;
  }
}

type Webhook = NonNullable<NoticeSettings['webhook']>;

interface Content {
  readonly type: string;
  readonly body: string | Buffer;
}

/** What Discord takes with a file: the message and the picture as the parts of a form. */
function withFile(message: string, picture: Uint8Array): Content {
  const boundary = `orrery-${randomBytes(12).toString('hex')}`;
  const part = (head: string, type: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(`${part('name="payload_json"', 'application/json')}${message}\r\n`),
      Buffer.from(part('name="files[0]"; filename="table.png"', 'image/png')),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

function contentOf(form: Webhook['form'], body: NoticeBody, picture: Buffer | undefined): Content {
  const type = 'application/json';
  if (form === 'plain')
    return { type, body: JSON.stringify(picture ? { ...body, picture: picture.toString('base64') } : body) };
  const message = JSON.stringify({ content: sentenceOf(body), allowed_mentions: { parse: [] } });
  return picture ? withFile(message, picture) : { type, body: message };
}

/** The request to a webhook, signed with its secret and a timestamp. */
export function webhookRequest(
  { url, form }: Webhook,
  secret: string,
  notice: NoticeBody,
  now: number,
  picture?: Buffer,
): OutgoingRequest {
  const { type, body } = contentOf(form, notice, picture);
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return {
    url,
    body,
    headers: {
      'content-type': type,
      'orrery-timestamp': timestamp,
      'orrery-signature': `v1=${signature}`,
    },
  };
}

const DAY_SECONDS = 86_400;

/** The request to a push service, encrypted for the subscribed browser. */
export function pushRequest(to: PushSubscription, keys: VapidKeys, subject: string, body: NoticeBody): OutgoingRequest {
  const payload = JSON.stringify({ text: sentenceOf(body), link: body.link, table: body.table });
  const details = webPush.generateRequestDetails(to, payload, {
    vapidDetails: { subject, ...keys },
    TTL: DAY_SECONDS,
    urgency: 'high',
    topic: digest(body.table).slice(0, 32), // the push service keeps only the newest for each table
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: to.endpoint, headers: Object.fromEntries(headers), body: details.body as Buffer };
}

/** Whether a subscription has valid keys for encryption. */
export function isSubscription(to: PushSubscription): boolean {
  try {
    webPush.encrypt(to.keys.p256dh, to.keys.auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
