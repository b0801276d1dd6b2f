import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cloneSource, type Shape } from '@orrery/kernel';
import { fuzzGame } from '@orrery/testkit';
import { test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { given } from '../testing/index.ts';
import { cloneState } from './clone.generated.ts';
import { stateShape } from './state.ts';

test('the generated copying function is as young as the shape of the state', () => {
  const written = readFileSync(new URL('clone.generated.ts', import.meta.url), 'utf8');
  const body = cloneSource('cloneState', 'State', stateShape as Shape);
  equal(written.endsWith(`\n${body}`), true, 'run npm run generate');
});

/** Fails where two values share an object. */
function shareNothing(a: unknown, b: unknown, path = 'state'): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return;
  notEqual(a, b, `${path} is shared`);
  for (const key of Object.keys(a)) shareNothing(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
}

test('a copy is equal to its source and shares nothing with it', () => {
  const prepared = given(3)
    .hand(0, 'survey')
    .deck(1, 'survey')
    .discard(2, 'survey')
    .planet(0, 'new-texas', { faceUp: true, filled: ['food'] })
    .planet(1, 'idroyos', { colonies: ['colonize'] })
    .permanent(2, 'logistics')
    .start().table.state;
  prepared.turn.effects.push({ effect: 'named-type-traded', resources: ['food'] });
  prepared.turn.spent.push('streamlining');
  prepared.stack.push({ proc: 'ed/cleanup', args: { some: ['thing'] } });
  const { state: played } = fuzzGame(eminentDomain, { seats: 3, seed: 'clone', decisions: 80, checkEvery: 0 }).table;
  for (const game of [prepared, played]) {
    const copy = cloneState(game);
    deepEqual(copy, game);
    shareNothing(copy, game);
  }
});
