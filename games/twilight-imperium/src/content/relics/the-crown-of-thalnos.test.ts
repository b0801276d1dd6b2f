import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { rollCombatDice } from '../../rules/combat/space-combat.ts';
import { rollGroundDice } from '../../rules/invasion/ground-combat.ts';
import { combat, given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').relics('sol', 'the-crown-of-thalnos');
const inSpace = () =>
  table()
    .units('hacan', '46', { destroyer: 1 })
    .with(game => (game.combat = combat()));

proves(
  'relics/the-crown-of-thalnos',
  'dice are rolled again with 1 added, and units that hit nothing with them are destroyed',
  () => {
    const { seat, table: played } = inSpace()
      .units('sol', '46', { cruiser: 3 }) // on 7 and more
      .dice('combat', 2, 6, 9)
      .dice('combat', 6, 5)
      .dice('combat', 1)
      .start(rollCombatDice({}));
    seat('sol').isAsked('after-combat-roll').isOffered('the-crown-of-thalnos').chooses('the-crown-of-thalnos');
    seat('sol').isAsked('the-crown-of-thalnos').isOfferedLines({ 'cruiser:2': 1, 'cruiser:6': 1, 'cruiser:9': 1 });
    seat('sol').isBound(1, 3).allots({ 'cruiser:2': 1, 'cruiser:6': 1 }); // 6 and 1 hit, 5 and 1 do not
    deepEqual([seat('sol').units('46'), played.state.combat!.hits], [{ cruiser: 2 }, { attacker: 2, defender: 0 }]);
    deepEqual(seat('sol').player.exhausted, []);
    const dice = [2, 6].map(result => ({ unit: 'cruiser', needs: 7, result }));
    deepEqual(eventsOf(played, 'rerolled')[0]!.data, { seat: 0, dice }); // public
  },
);

proves('LRR 87, relics/the-crown-of-thalnos', 'no Sustain Damage saves them; their owner says which ones go', () => {
  const { seat } = inSpace()
    .units('sol', '46', { dreadnought: 1, 'dreadnought!': 1 })
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(rollCombatDice({}));
  seat('sol').chooses('the-crown-of-thalnos').allots({ 'dreadnought:1': 1 });
  seat('sol').isAsked('the-crown-of-thalnos.lost').isOfferedLines({ dreadnought: 1, 'dreadnought!': 1 });
  seat('sol').allots({ 'dreadnought!': 1 });
  deepEqual(seat('sol').units('46'), { dreadnought: 1 });
});

proves('relics/the-crown-of-thalnos', 'of a unit with several dice one hit is enough, be it from before', () => {
  const roll = (again: Record<string, number>, ...results: number[]) => {
    const started = inSpace()
      .units('sol', '46', { 'war-sun': 2 }) // three dice each, on 3 and more
      .dice('combat', 1, 2, 8, 1, 2, 2)
      .dice('combat', ...results)
      .dice('combat', 1)
      .start(rollCombatDice({}));
    started.seat('sol').chooses('the-crown-of-thalnos').allots(again);
    return started.seat('sol').units('46');
  };
  deepEqual(roll({ 'war-sun#1:1': 1, 'war-sun#1:2': 1 }, 1, 1), { 'war-sun': 2 }); // its 8 counts
  deepEqual(roll({ 'war-sun#2:2': 2 }, 1, 1), { 'war-sun': 1 });
  deepEqual(roll({ 'war-sun#2:2': 2 }, 1, 2), { 'war-sun': 2 });
});

proves('relics/the-crown-of-thalnos', 'ground forces may use it too, and nobody has to', () => {
  const start = () =>
    table()
      .units('sol', 'lodor', { infantry: 1 })
      .units('hacan', 'lodor', { infantry: 1 })
      .with(game => {
        game.combat = combat({ system: '26', planet: 'lodor' });
      });
  const ground = start().dice('combat', 7).dice('combat', 2).dice('combat', 1).start(rollGroundDice({}));
  ground.seat('sol').chooses('the-crown-of-thalnos').allots({ 'infantry:7': 1 });
  deepEqual(ground.seat('sol').units('lodor'), {});
  const kept = start().dice('combat', 7).dice('combat', 1).start(rollGroundDice({}));
  kept.seat('sol').isAsked('after-combat-roll').passes();
  deepEqual(kept.seat('sol').units('lodor'), { infantry: 1 });
});

proves('relics/the-crown-of-thalnos', 'dice of units with several are told apart by unit, whatever else fights', () => {
  const { seat } = inSpace()
    .units('sol', '46', { cruiser: 1, flagship: 1, 'war-sun': 1, destroyer: 1 })
    .dice('combat', 1, 1, 2, 1, 1, 1, 3) // the flagship has two dice, the war sun three
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .tokens(0, { fleet: 4 })
    .start(rollCombatDice({}));
  seat('sol').chooses('the-crown-of-thalnos');
  seat('sol').isOfferedLines({
    'cruiser:1': 1,
    'flagship#1:1': 1,
    'flagship#1:2': 1,
    'war-sun#1:1': 3,
    'destroyer:3': 1,
  });
  seat('sol').allots({ 'cruiser:1': 1, 'destroyer:3': 1 });
  deepEqual(seat('sol').units('46'), { flagship: 1, 'war-sun': 1 }); // one of each kind that failed
});

proves(
  'relics/the-crown-of-thalnos, leaders/viscount-unlenn',
  'a die that a card adds belongs to the last unit of its kind',
  () => {
    const start = (count: number, ...dice: number[]) => {
      const started = inSpace()
        .units('sol', '46', { 'war-sun': count })
        .with(game => game.lasting.push({ id: 'viscount-unlenn', seat: 0, until: 'combat-round', aim: 'war-sun' }))
        .dice('combat', ...dice)
        .dice('combat', 1)
        .dice('combat', 1)
        .start(rollCombatDice({}));
      return started.seat('sol').chooses('the-crown-of-thalnos');
    };
    const one = start(1, 2, 2, 2, 1)
      .isOfferedLines({ 'war-sun#1:2': 3, 'war-sun#1:1': 1 })
      .allots({ 'war-sun#1:1': 1 });
    deepEqual(one.units('46'), {});
    const two = start(2, 1, 1, 1, 1, 1, 1, 9);
    two.isOfferedLines({ 'war-sun#1:1': 3, 'war-sun#2:1': 3, 'war-sun#2:9': 1 }).allots({ 'war-sun#2:1': 1 });
    deepEqual(two.units('46'), { 'war-sun': 2 }); // its 9 hits
  },
);

proves('relics/the-crown-of-thalnos', 'a player who has no dice, or no units to roll them for, is not asked', () => {
  const { seat } = inSpace()
    .units('sol', '46', { cruiser: 1 })
    .with(game => {
      game.combat!.silenced = [0];
    })
    .dice('combat', 1)
    .start(rollCombatDice({}));
  seat('sol').isNotAsked();
  const both = inSpace()
    .law('the-crown-of-thalnos-agenda', '0')
    .units('sol', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(rollCombatDice({}));
  const sol = both.seat('sol').isAsked('after-combat-roll').isOffered('the-crown-of-thalnos').passes();
  sol.isAsked('the-crown-of-thalnos-agenda').chooses('cruiser#0').isNotAsked(); // the law took the cruiser
});
