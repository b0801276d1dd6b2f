import { BlockList, isIP, isIPv4 } from 'node:net';

/** Address ranges that are not the public internet: private, shared or reserved. */
const inside = new BlockList();
const ranges4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, includes the metadata services of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];
for (const [net, prefix] of ranges4) inside.addSubnet(net, prefix, 'ipv4');

/** For IPv6 only global unicast addresses count, without tunnels and documentation ranges. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const ranges6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo, ORCHID and other tunnels
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: contains an IPv4 address
  ['3fff::', 20],
];
for (const [net, prefix] of ranges6) inside.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
