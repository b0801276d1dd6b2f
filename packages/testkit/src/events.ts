import { type Emit, type EventOf, emitter, type GameEvent } from '@orrery/kernel';

interface Told<E extends GameEvent> {
  readonly events: readonly E[];
}

/** The events of one type that a table has emitted. */
export const eventsOf = <E extends GameEvent, T extends E['type']>(
  { events }: Told<E>,
  type: T,
): Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);

/** What everybody learned from the events of one type. */
export const told = <E extends GameEvent, T extends E['type']>(
  table: Told<E>,
  type: T,
): Extract<E, { readonly type: T }>['data'][] => eventsOf(table, type).map(({ data }) => data);

/** Events that only a test emits, and how to read them beside the game's. */
export function testEvents<E extends { readonly [K in keyof E]: GameEvent['data'] }>(): {
  readonly emit: Emit<E>;
  readonly heard: <T extends GameEvent>(table: Told<T>) => { readonly events: readonly (T | EventOf<E>)[] };
} {
  return { emit: emitter<E>(), heard: table => table };
}
