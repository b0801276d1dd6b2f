import { createHmac, createPublicKey, verify } from 'node:crypto';
import type { NoticeBody } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { playing } from '../testing/rooms.ts';
import { someBrowser } from '../testing/target.ts';
import { bodyOf, isSubscription, newVapidKeys, pushRequest, sentenceOf, webhookRequest } from './messages.ts';

const room = playing({ title: 'Sunday @everyone [x](https://evil.example)', clock: { kind: 'each', seconds: 60 } });
const body = bodyOf('turn', 'id', room, 0, 'https://play.example/t/abc');

test('the text of a notice about a turn', () => {
  expect(body).toEqual({
    ...{ type: 'turn', id: 'id', table: room.id, title: room.title, game: 'eminent-domain', seat: 0 },
    ...{ since: 0, deadline: 60_000, link: 'https://play.example/t/abc' },
  } satisfies NoticeBody);
  const sentence = sentenceOf(body);
  expect(sentence).toMatch(/^It is your turn: Sunday.*\(Eminent Domain\)\. https:\/\/play\.example\/t\/abc$/);
  expect(sentence).not.toMatch(/[@[\]]/);
  expect(sentenceOf({ ...body, type: 'reminder' })).toMatch(/^Your time runs out/);
});

test('a webhook can verify the signature of a notice', () => {
  const plain = webhookRequest({ url: 'https://a.example', form: 'plain' }, 'secret', body, 12_345_678);
  expect(JSON.parse(plain.body as string)).toEqual(body);
  const signature = createHmac('sha256', 'secret').update(`12345.${plain.body}`).digest('hex');
  expect(plain.headers).toMatchObject({ 'orrery-timestamp': '12345', 'orrery-signature': `v1=${signature}` });

  const discord = webhookRequest({ url: 'https://a.example', form: 'discord' }, 'secret', body, 0);
  expect(JSON.parse(discord.body as string)).toEqual({ content: sentenceOf(body), allowed_mentions: { parse: [] } });
});

test('a picture goes with a notice: as a file to Discord, in the JSON otherwise', () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0x00]);
  const at = 'https://a.example';
  const plain = webhookRequest({ url: at, form: 'plain' }, 'secret', body, 0, picture);
  expect(JSON.parse(plain.body as string)).toEqual({ ...body, picture: picture.toString('base64') });

  const { headers, body: sent } = webhookRequest({ url: at, form: 'discord' }, 'secret', body, 12_345_678, picture);
  const [, boundary] = /^multipart\/form-data; boundary=([\w-]+)$/.exec(headers['content-type']!)!;
  const parts = (sent as Buffer).toString('latin1').split(`--${boundary}`);
  expect(parts).toHaveLength(4); // nothing before the first part, and the end after the last one
  expect(JSON.parse(parts[1]!.split('\r\n\r\n')[1]!)).toEqual({
    content: sentenceOf(body),
    allowed_mentions: { parse: [] },
  });
  expect(parts[2]).toBe(
    '\r\nContent-Disposition: form-data; name="files[0]"; filename="table.png"\r\nContent-Type: image/png\r\n\r\n' +
      `${picture.toString('latin1')}\r\n`,
  );
  expect(parts[3]).toBe('--\r\n');
  const signature = createHmac('sha256', 'secret').update('12345.').update(sent).digest('hex');
  expect(headers['orrery-signature']).toBe(`v1=${signature}`);
});

test('a push names its sender, and only the browser can decrypt it', () => {
  const keys = newVapidKeys();
  const { subscription, read } = someBrowser('https://push.example');
  const letter = pushRequest(subscription, keys, 'https://play.example', body);
  expect(letter.url).toBe(subscription.endpoint);
  expect(read(letter.body as Buffer)).toEqual({ text: sentenceOf(body), link: body.link, table: room.id });
  expect(letter.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'high' });

  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(letter.headers.authorization!)!;
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isGood).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ aud: 'https://push.example', sub: 'https://play.example' });
  const hours = (said.exp - Date.now() / 1000) / 3600;
  expect(hours > 0 && hours <= 24).toBe(true);
});

test('a subscription needs valid keys for encryption', () => {
  const { subscription } = someBrowser('https://push.example');
  expect(isSubscription(subscription)).toBe(true);
  expect(isSubscription({ ...subscription, keys: { ...subscription.keys, p256dh: 'AAAA' } })).toBe(false);
  expect(isSubscription({ ...subscription, keys: { ...subscription.keys, auth: 'A' } })).toBe(false);
  const notOnCurve = Buffer.alloc(65, 4).toString('base64url');
  expect(isSubscription({ ...subscription, keys: { ...subscription.keys, p256dh: notOnCurve } })).toBe(false);
});
