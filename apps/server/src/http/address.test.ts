import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, neighbourhood } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, place) => {
  expect(neighbourhood(address)).toBe(place);
});

test('only the last forwarded address is trusted, and only behind a proxy', () => {
  const request = (said: string | string[] | undefined, remoteAddress?: string) =>
    ({ headers: { 'x-forwarded-for': said }, socket: { remoteAddress } }) as unknown as IncomingMessage;
  expect(addressOf(request('1.1.1.1, 2.2.2.2', '3.3.3.3'), true)).toBe('2.2.2.2');
  expect(addressOf(request(['1.1.1.1', '2.2.2.2 , 4.4.4.4 '], '3.3.3.3'), true)).toBe('4.4.4.4');
  expect(addressOf(request('1.1.1.1', '3.3.3.3'), false)).toBe('3.3.3.3');
  expect(addressOf(request(undefined, '3.3.3.3'), true)).toBe('3.3.3.3');
  expect(addressOf(request('1.1.1.1, ', '3.3.3.3'), true)).toBe('3.3.3.3');
  expect(addressOf(request(undefined), true)).toBe('');
});
