import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { someTarget } from '../testing/target.ts';
import { NoticeSender, type Resolver } from './sender.ts';

const letter = { headers: { 'content-type': 'text/plain' }, body: 'word' };
const anywhere = { mayReach: () => true, plainHttp: true };

test('DNS rebinding: a name that resolves to another address a moment later has no effect', async () => {
  const outside = await someTarget(undefined, '127.0.0.2');
  const inside = await someTarget();
  const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1']];
  let asked = 0;
  const resolve: Resolver = async () => answers[asked++]!.map(address => ({ address, family: 4 }));
  const courier = new NoticeSender({ ...anywhere, mayReach: address => address === '127.0.0.2', resolve });

  const url = `http://rebinding.example:${outside.port}/hook`;
  expect(await courier.deliver({ ...letter, url })).toEqual({ kind: 'answered', status: 204 });
  expect(asked).toBe(1); // the connection did not resolve the name again
  expect(outside.received).toMatchObject([
    { path: '/hook', body: Buffer.from('word'), headers: { host: `rebinding.example:${outside.port}` } },
  ]);
  const other = `http://rebinding.example:${inside.port}/`;
  expect(await courier.deliver({ ...letter, url: other })).toEqual({ kind: 'refused' });
  expect(await courier.deliver({ ...letter, url: other })).toEqual({ kind: 'refused' });
  expect(inside.received).toEqual([]);
});

test('no redirect is followed', async () => {
  const target = await someTarget(() => 302);
  const delivery = await new NoticeSender(anywhere).deliver({ ...letter, url: target.url });
  expect(delivery).toEqual({ kind: 'answered', status: 302 });
  expect(target.received).toHaveLength(1);
});

async function serverThat(answers: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answers!).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a target that never answers or never finishes runs into the timeout', async () => {
  const silent = await serverThat(() => {});
  const courier = new NoticeSender({ ...anywhere, timeoutMs: 100 });
  expect(await courier.deliver({ ...letter, url: silent })).toEqual({ kind: 'failed' });

  let isCut: () => void = () => {};
  const cut = new Promise<void>(resolve => {
    isCut = resolve;
  });
  const endless = await serverThat((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => {
      clearInterval(timer);
      isCut();
    });
  });
  expect(await courier.deliver({ ...letter, url: endless })).toEqual({ kind: 'answered', status: 200 });
  await cut;

  const nobody = await someTarget();
  expect(await courier.deliver({ ...letter, url: nobody.url.replace(/\d+$/, '1') })).toEqual({ kind: 'failed' });
});

test('requests in progress are aborted when the server stops', async () => {
  const silent = await serverThat(() => {});
  const courier = new NoticeSender(anywhere);
  const delivery = courier.deliver({ ...letter, url: silent });
  courier.close();
  expect(await delivery).toEqual({ kind: 'failed' });
});

test('a name that never resolves runs into the timeout, too', async () => {
  const never: Resolver = () => new Promise(() => {});
  const url = 'https://slow.example/';
  expect(await new NoticeSender({ ...anywhere, resolve: never, timeoutMs: 50 }).goesTo(url)).toBe(false);
  const courier = new NoticeSender({ ...anywhere, resolve: never });
  const delivery = courier.deliver({ ...letter, url });
  courier.close();
  expect(await delivery).toEqual({ kind: 'failed' });
});
