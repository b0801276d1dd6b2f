import { deepEqual, equal } from 'node:assert/strict';
import type { Rule } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../model/changes.ts';
import { cloneState } from '../model/clone.generated.ts';
import type { State } from '../model/state.ts';
import { given } from '../testing/index.ts';
import { beginStep, oneEffect } from './effects.ts';

/** A hero unlocks with the third objective scored. */
const hero = 'jace-x-4th-air-legion';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .leader('sol', hero, 'locked')
    .revealed('corner-the-market', 'erect-a-monument', 'found-research-outposts')
    .scored('sol', 'corner-the-market', 'erect-a-monument');

function* scoreThird(game: State): Rule {
  playerToChange(game, 0).scored.push('found-research-outposts');
}
function* nothing(): Rule {}
const isUnlocked = ({ seats }: State): boolean => !seats[0]!.leaders.find(({ id }) => id === hero)!.locked;

proves(
  'LRR 51.6c, R-081',
  'the table is settled right after each effect, even with several effects in one step',
  () => {
    const unlocked: boolean[] = [];
    table().runs(function* (game) {
      yield* oneEffect(game, nothing());
      unlocked.push(isUnlocked(game));
      yield* oneEffect(game, scoreThird(game));
      unlocked.push(isUnlocked(game));
    });
    deepEqual(unlocked, [false, true]);
  },
);

proves('LRR 51.6c, R-081', 'the table is not settled after a part of an effect, only after the whole', () => {
  const unlocked: boolean[] = [];
  function* whole(game: State): Rule {
    yield* oneEffect(game, scoreThird(game));
    unlocked.push(isUnlocked(game));
  }
  table().runs(function* (game) {
    yield* oneEffect(game, whole(game));
    unlocked.push(isUnlocked(game));
  });
  deepEqual(unlocked, [false, true]);
});

proves('LRR 51.6c, R-081', 'the table is settled before the next step even if an effect was interrupted', () => {
  const state = cloneState(table().start().table.state);
  function* broken(): Rule {
    yield* oneEffect(state, waiting());
  }
  function* waiting(): Rule {
    yield { op: 'enter', label: 'an effect' };
  }
  function* next(): Rule {
    yield* oneEffect(state, scoreThird(state));
  }
  const half = broken();
  equal(half.next().done, false);
  beginStep(state);
  const rule = next();
  while (!rule.next().done);
  equal(isUnlocked(state), true);
});
