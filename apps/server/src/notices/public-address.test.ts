import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { NoticeSender } from './sender.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.7'],
  ...['203.0.113.5', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['100::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::'],
  ...['3fff::1', '4000::1', 'localhost', 'example.org', '', '1.2.3', '0x7f.0.0.1'],
])('%s is not a public address', address => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '192.169.0.1'])(
  '%s is a public address',
  address => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
test.each(['2606:4700:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888'])(
  '%s is a public address, too',
  address => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'https://me:secret@example.org/', 'nonsense'],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/'],
  ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[fe80::1]/'],
  ...['https://１２７.0.0.1/', 'https://inside.example/', 'https://both.example/', 'https://nowhere.example/'],
  'https://empty.example/',
])('nothing is sent to %s', async url => {
  const names: Record<string, string[]> = {
    'example.org': ['93.184.216.34'],
    'inside.example': ['10.0.0.1'],
    'both.example': ['93.184.216.34', '::1'],
    'empty.example': [],
  };
  const courier = new NoticeSender({
    mayReach: isPublicAddress,
    plainHttp: false,
    resolve: async name => {
      if (!names[name]) throw new Error('no such name');
      return names[name].map(address => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  });
  expect(await courier.goesTo(url)).toBe(false);
  expect((await courier.deliver({ url, headers: {}, body: '' })).kind).toMatch(/refused|failed/);
  expect(await courier.goesTo('https://example.org/')).toBe(true);
});
