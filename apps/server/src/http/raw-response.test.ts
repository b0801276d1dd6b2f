import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { refused } from '../common/refusal.ts';
import { rejectSocket } from './raw-response.ts';

test('a raw response is written, and the socket destroyed once it is sent', () => {
  const did: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    writable: true,
    end: (text: string) => did.push(text),
    destroy: () => did.push('destroyed'),
  });
  rejectSocket(socket as unknown as Duplex, 429, refused('request/too-many', 'Wait.'));
  const [head, body] = did[0]!.split('\r\n\r\n') as [string, string];
  expect(head.split('\r\n')[0]).toBe('HTTP/1.1 429 Too Many Requests');
  expect(head).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ code: 'request/too-many', message: 'Wait.' });
  expect(did).toHaveLength(1);
  socket.emit('finish');
  expect(did[1]).toBe('destroyed');
  rejectSocket(Object.assign(socket, { writable: false }) as unknown as Duplex, 499, refused('request/failed', 'No.'));
  expect(did).toEqual([did[0], 'destroyed', 'destroyed']);
});
