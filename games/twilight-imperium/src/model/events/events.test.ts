import { deepEqual } from 'node:assert/strict';
import type { EventWords } from '@orrery/tabletop';
import { test } from 'vitest';
import type { TableForText } from '../../text/index.ts';
import { emit, type Secrets, type TokenEvents, type TwilightImperiumEvent } from './index.ts';

test('a name or a field that the map does not have does not compile, where events are told and where they are read', () => {
  const wrong = [
    // @ts-expect-error: no event is called so
    () => emit('unit-vanished', { seat: 0 }),
    // @ts-expect-error: a unit that does not exist
    () => emit('produced', { seat: 0, unit: 'submarine', count: 1, system: '18' }),
    // @ts-expect-error: no such field
    () => emit('exhausted', { planet: 'jord', seat: 0 }),
    // @ts-expect-error: what was drawn is only for who drew it
    () => emit('action-cards-drawn', { seat: 0, count: 1, cards: ['sabotage#1'] }),
    // @ts-expect-error: nobody exhausts a planet: it has no seat
    (event: TwilightImperiumEvent) => event.type === 'exhausted' && event.data.seat,
    // @ts-expect-error: no event is called so
    (event: TwilightImperiumEvent) => event.type === 'unit-vanished',
  ];
  deepEqual(wrong.length, 6);
});

test('words that are missing, and words that read what an event does not tell, do not compile', () => {
  type Words = EventWords<Pick<TokenEvents, 'token-lost' | 'tokens-removed'>, Secrets, TableForText>;
  // @ts-expect-error: no words for tokens-removed
  const missing: Words = { 'token-lost': () => undefined };
  const wrong: Words = {
    // @ts-expect-error: it has no system
    'token-lost': ({ data }) => data.system,
    // @ts-expect-error: it is nobody's deed
    'tokens-removed': ({ does }) => does('remove'),
  };
  deepEqual([Object.keys(missing), Object.keys(wrong)], [['token-lost'], ['token-lost', 'tokens-removed']]);
});
