import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate, spaceCombat } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';

const table = () =>
  given('naaz-rokha', 'hacan', 'letnev')
    .sheet('naaz-rokha')
    .strategyCards('naaz-rokha', 'leadership!')
    .tokens('naaz-rokha', { tactic: 0 })
    .planets('naaz-rokha', 'naazir')
    .planets('hacan', 'arretze');

const holding = (who: 0 | 2, fragments: Readonly<Record<string, number>>) =>
  table()
    .planets('letnev', 'arc-prime')
    .deck('relics', 'dynamis-core')
    .with(game => {
      Object.assign(game.seats[who]!.fragments, fragments);
    });
const turn = takeTurn({ seat: 0 });

proves('LRR 73.1, faction-abilities/fabrication', 'at most two, and only one where no two fit', () => {
  const many = holding(0, { cultural: 3, frontier: 1 })
    .start(turn)
    .seat('naaz-rokha')
    .uses('fabrication')
    .isBound(1, 2);
  many.isOfferedLines({ cultural: 2, frontier: 1 }).allots({ cultural: 2 });
  deepEqual([many.player.relics, many.player.fragments.cultural], [['dynamis-core'], 1]);
  const odd = holding(0, { cultural: 1, industrial: 1 })
    .start(turn)
    .seat('naaz-rokha')
    .uses('fabrication')
    .isBound(1, 1);
  odd.allots({ cultural: 1 }).isAsked('gain-tokens').allots({ tactic: 1 });
  equal(odd.tokens.tactic, 1);
});

proves(
  'LRR 73.1, promissory-notes/black-market-forgery',
  'what is suggested is a pair: of a type, with an unknown one, or of these',
  () => {
    for (const fragments of [{ cultural: 3 }, { cultural: 1, frontier: 1 }, { frontier: 2 }]) {
      const { seat } = holding(2, fragments)
        .notes('letnev', 'black-market-forgery#0')
        .strategyCards('letnev', 'trade!')
        .tokens('letnev', { tactic: 0 })
        .start(takeTurn({ seat: 2 }));
      seat('letnev').chooses('component:black-market-forgery:black-market-forgery#0').suggestionIsLegal();
      const { ask } = seat('letnev');
      seat('letnev').allots(ask.form === 'allocate' ? ask.suggest : {});
      deepEqual(seat('letnev').player.relics, ['dynamis-core']);
    }
  },
);

proves('LRR 51.6, leaders/dart-and-tai', "other units, and others' mechs, do not unlock it", () => {
  const { seat } = table()
    .leader('naaz-rokha', 'dart-and-tai', 'locked')
    .units('naaz-rokha', '46', { carrier: 1 })
    .units('naaz-rokha', '20', { carrier: 1 })
    .units('naaz-rokha', '19', { carrier: 1, mech: 1 })
    .units('hacan', '47', { carrier: 1, mech: 1 })
    .units('hacan', 'arretze', { mech: 1 })
    .start(turn);
  equal(seat('naaz-rokha').chooses('pass').player.leaders[0]!.locked, true);
});

proves('LRR 51.12, leaders/hesh-and-prit', 'it says how many cards may still be named', () => {
  const { seat } = table().leader('naaz-rokha', 'hesh-and-prit').deck('action-cards', 'a', 'b').start(turn);
  const naaz = seat('naaz-rokha').uses('hesh-and-prit').isTold({ left: 2 }).chooses('politics').isTold({ left: 1 });
  deepEqual(naaz.passes().player.actionCards, ['a', 'b']);
});

proves('LRR 35, technologies/pre-fab-arcologies', 'not for planets that others explore', () => {
  const { seat } = table()
    .technology('naaz-rokha', 'pre-fab-arcologies')
    .planet('bereg', { controller: 'hacan', exhausted: true })
    .deck('hazardous', 'rich-world')
    .runs(game => explorePlanet(game, 1, 'bereg'));
  equal(seat('hacan').planet('bereg').exhausted, true);
});

proves('LRR 18, technologies/supercharge, faction-units/eidolon', 'neither can be used in combats of others', () => {
  const { seat, table: played } = table()
    .technology('naaz-rokha', 'supercharge')
    .units('naaz-rokha', '46', { carrier: 1, mech: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { dreadnought: 1 })
    .planets('letnev', 'arc-prime')
    .active('hacan')
    .dice('combat', 7)
    .dice('combat', 5)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('space-combat.opponent').chooses('2');
  seat('naaz-rokha').isNotAsked();
  seat('letnev').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual([told(played, 'units-marked'), seat('hacan').units('46')], [[], {}]);
});

proves('LRR 18, technologies/supercharge', 'it adds 1, and Eidolons are ordinary mechs on the ground', () => {
  const { seat, table: played } = table()
    .technology('naaz-rokha', 'supercharge')
    .units('naaz-rokha', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 6)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const naaz = seat('naaz-rokha').isAsked('start-of-space-combat');
  equal(naaz.ask.prompt.otherwise, undefined); // nothing to flip
  naaz.chooses('supercharge');
  equal(told(played, 'combat-roll')[0]!.dice[0]!.needs, 6);
  deepEqual(statsOf(played.state, 0, 'mech'), { cost: 2, combat: { hitsOn: 6, dice: 2 }, sustain: true });
});

proves('LRR 78, faction-units/eidolon', 'it does not flip in a combat that is not in an active system', () => {
  const { table: played } = table()
    .units('naaz-rokha', '46', { carrier: 1, mech: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 9)
    .dice('combat', 1)
    .start(spaceCombat({ battle: { system: '46', attacker: 0, defender: 1 } }));
  deepEqual(told(played, 'units-marked'), []);
});
