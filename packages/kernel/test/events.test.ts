import { type Emit, type EventOf, emitter, type NoData, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';

interface Events {
  readonly drew: { readonly seat: Seat; readonly count: number };
  readonly moved: { readonly seat: Seat; readonly by: number };
  readonly ended: NoData;
}
interface Secrets {
  readonly drew: { readonly cards: readonly string[] };
}
type Event = EventOf<Events, Secrets>;

const emit: Emit<Events, Secrets> = emitter();

const emitted = (rule: ReturnType<typeof emit>): unknown => rule.next().value;

test('an event is emitted as given, and has no data or secret part unless it is given one', () => {
  expect(emitted(emit('moved', { seat: 1, by: 3 }))).toEqual({
    op: 'emit',
    event: { type: 'moved', data: { seat: 1, by: 3 } },
  });
  expect(emitted(emit('ended'))).toEqual({ op: 'emit', event: { type: 'ended', data: {} } });
  expect(emitted(emit('drew', { seat: 0, count: 1 }, { 0: { cards: ['a'] } }))).toEqual({
    op: 'emit',
    event: { type: 'drew', data: { seat: 0, count: 1 }, secret: { 0: { cards: ['a'] } } },
  });
});

test('names and fields that do not exist do not compile', () => {
  const wrong = [
    // @ts-expect-error: no event is called so
    () => emit('jumped', { seat: 1 }),
    // @ts-expect-error: no such field
    () => emit('moved', { seat: 1, by: 3, far: true }),
    // @ts-expect-error: a field is missing
    () => emit('moved', { seat: 1 }),
    // @ts-expect-error: a field of another type
    () => emit('moved', { seat: 1, by: 'three' }),
    // @ts-expect-error: it has data
    () => emit('moved'),
    // @ts-expect-error: it has none
    () => emit('ended', { seat: 1 }),
    // @ts-expect-error: it has no secret part
    () => emit('moved', { seat: 1, by: 3 }, { 1: { cards: [] } }),
    // @ts-expect-error: its secret part has no such field
    () => emit('drew', { seat: 1, count: 1 }, { 1: { card: 'a' } }),
  ];
  expect(wrong).toHaveLength(8);
});

test('readers tell events apart by type', () => {
  const read = (event: Event): string => {
    // @ts-expect-error: not every event has it
    if (event.data.by === undefined && event.type === 'moved') return 'never';
    // @ts-expect-error: no event is called so
    if (event.type === 'jumped') return 'never';
    switch (event.type) {
      case 'drew':
        return `${event.data.seat} ${event.secret?.[event.data.seat]?.cards.join() ?? event.data.count}`;
      case 'moved':
        // @ts-expect-error: no such field
        return `${event.data.seat} ${event.data.by} ${event.data.count}`;
      case 'ended':
        return 'over';
    }
  };
  expect(read({ type: 'drew', data: { seat: 2, count: 1 }, secret: { 2: { cards: ['a'] } } })).toBe('2 a');
  expect(read({ type: 'moved', data: { seat: 2, by: 4 } })).toBe('2 4 undefined');
});
