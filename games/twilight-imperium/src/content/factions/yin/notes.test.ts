import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchable } from '../../../verbs/cards/technology.ts';

const table = () =>
  given('yin', 'hacan', 'letnev')
    .sheet('yin')
    .planets('yin', 'darien')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const note = 'greyfire-mutagen#0';

proves('LRR 1.18, LRR 94.1a, promissory-notes/greyfire-mutagen', 'once a combat, though it is traded back', () => {
  const { seat } = table()
    .notes('letnev', note)
    .planets('hacan', 'wellon')
    .planets('yin', 'lodor')
    .units('hacan', 'wellon', { infantry: 4 })
    .units('letnev', '19', { carrier: 1, infantry: 1 })
    .token('letnev', '19')
    .goods('letnev', { tradeGoods: 1 })
    .active('letnev')
    .with(game => {
      playerToChange(game, 2).talks = true;
    })
    .dice('combat', 8, 8)
    .dice('combat', 1, 1, 1)
    .dice('combat', 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  while (seat('letnev').ask.kind !== 'start-of-ground-combat')
    if (seat('letnev').ask.kind === 'commit') seat('letnev').allots({ 'infantry@wellon': 1 });
    else seat('letnev').passes();
  seat('letnev')
    .chooses(note)
    .chooses('transaction:0')
    .deals({ 'trade-goods': 1 }, { [`note:${note}`]: 1 });
  seat('yin').isAsked('transaction.answer').chooses('accept');
  deepEqual(seat('letnev').player.notes, [note]);
  while (seat('letnev').isWaitedFor) {
    const { ask } = seat('letnev');
    equal(ask.form === 'pick' && ask.options.some(({ key }) => key === note), false, ask.kind);
    seat('letnev').passes();
  }
});

/** Ships of Yin's against some of Hacan's; both sides miss in the first round. */
const duel = (yin: Readonly<Record<string, number>>, hacan: Readonly<Record<string, number>>) =>
  table().units('yin', '46', yin).units('hacan', '46', hacan);

proves('LRR 78.7, faction-abilities/devotion', 'not against one who has retreated', () => {
  const { seat } = duel({ cruiser: 1 }, { cruiser: 1 })
    .planets('hacan', 'wellon')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').chooses('retreat');
  deepEqual([seat('yin').isNotAsked().units('46'), seat('hacan').units('19')], [{ cruiser: 1 }, { cruiser: 1 }]);
});

proves(
  'LRR 87, faction-abilities/devotion',
  'its hit may be cancelled; a Direct Hit answers to one that is sustained',
  () => {
    const hit = () =>
      duel({ cruiser: 1, carrier: 1 }, { dreadnought: 1, cruiser: 1 }).dice('combat', 1, 1).dice('combat', 1, 1);
    const held = hit()
      .actionCards('hacan', 'shields-holding')
      .dice('combat', 1)
      .dice('combat', 7, 1)
      .start(activate({ system: '46' }));
    held.seat('yin').chooses('devotion').chooses('cruiser');
    held.seat('hacan').isAsked('before-hits-assigned').chooses('shields-holding');
    deepEqual([held.seat('yin').units('46'), held.seat('hacan').units('46')], [{}, { dreadnought: 1, cruiser: 1 }]);
    const direct = hit()
      .actionCards('yin', 'direct-hit')
      .dice('combat', 1)
      .dice('combat', 7)
      .start(activate({ system: '46' }));
    direct.seat('yin').chooses('devotion').chooses('dreadnought');
    direct.seat('hacan').isAsked('sustain-hit').chooses('dreadnought');
    direct.seat('yin').isAsked('after-sustain-damage').chooses('direct-hit');
    deepEqual([direct.seat('hacan').units('46'), direct.seat('yin').units('46')], [{ cruiser: 1 }, {}]);
  },
);

proves(
  'LRR 1.19, faction-abilities/devotion, technologies/exotrireme-ii',
  'its turn comes between those of two exotriremes, the attacker first',
  () => {
    const { seat } = given('yin', 'sardakk', 'letnev')
      .sheet('yin')
      .planets('yin', 'darien')
      .planets('sardakk', 'quinarra')
      .technology('sardakk', 'exotrireme-ii')
      .units('yin', '46', { cruiser: 1, carrier: 2 })
      .units('sardakk', '46', { dreadnought: 2 })
      .dice('combat', 1, 1)
      .dice('combat', 1, 1, 1)
      .active('sardakk')
      .start(activate({ system: '46' }));
    seat('sardakk').chooses('exotrireme-ii').allots({ '0:carrier': 1 });
    const yin = seat('yin').isAsked('end-of-combat-round').chooses('devotion');
    seat('sardakk').isAsked('sustain-hit').chooses('dreadnought');
    seat('sardakk').isAsked('end-of-combat-round').chooses('exotrireme-ii').allots({ '0:carrier': 1 });
    deepEqual([yin.units('46'), seat('sardakk').units('46')], [{}, {}]);
  },
);

proves('LRR 78.2, technologies/impulse-core', 'its hit may be cancelled', () => {
  const { seat } = duel({ cruiser: 1, carrier: 1 }, { cruiser: 1 })
    .technology('yin', 'impulse-core')
    .actionCards('hacan', 'shields-holding')
    .dice('combat', 1)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  seat('yin').chooses('impulse-core');
  seat('hacan').isAsked('before-hits-assigned').chooses('shields-holding');
  deepEqual([seat('yin').units('46'), seat('hacan').units('46')], [{}, { cruiser: 1 }]);
});

proves('LRR 42.4b, faction-abilities/indoctrination', 'who has lost the last ground force uses nothing more', () => {
  const { seat } = given('yin', 'sol', 'letnev')
    .sheet('yin')
    .planets('yin', 'darien')
    .planets('sol', 'wellon', 'jord')
    .leader('sol', 'evelyn-delouis')
    .goods('yin', { tradeGoods: 2 })
    .units('yin', '19', { carrier: 1, infantry: 1 })
    .units('sol', 'wellon', { infantry: 1 })
    .token('yin', '19')
    .start(activate({ system: '19' }));
  seat('yin').allots({ 'infantry@wellon': 1 });
  seat('yin').isAsked('start-of-ground-combat').chooses('indoctrination');
  while (seat('yin').ask.kind === 'when-faction-ability') seat('yin').passes();
  seat('yin').isAsked('pay-influence').allots({ 'trade-goods': 2 });
  seat('sol').isNotAsked();
  deepEqual(seat('yin').units('wellon'), { infantry: 2 });
});

proves('LRR 31, faction-units/van-hauge, faction-units/floating-factory', 'a Floating Factory is no ship', () => {
  const { seat } = given('yin', 'saar', 'letnev')
    .sheet('yin')
    .sheet('saar')
    .planets('yin', 'darien')
    .planets('saar', 'ragh')
    .units('yin', '46', { 'flagship!': 1 })
    .units('saar', '46', { cruiser: 1, 'space-dock': 1 })
    .dice('combat', 1, 1)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  deepEqual([seat('yin').units('46'), seat('saar').units('46')], [{}, { 'space-dock': 1 }]);
});

proves('LRR 78.10, faction-units/van-hauge, leaders/brother-milor', 'with Milor the combat is won', () => {
  const { seat, table: played } = duel({ 'flagship!': 1, carrier: 1 }, { cruiser: 1 })
    .leader('yin', 'brother-milor')
    .dice('combat', 1, 1, 1)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  seat('yin').isAsked('assign-hits').allots({ 'flagship!': 1 });
  for (const unit of ['carrier', 'cruiser']) seat('yin').isAsked('after-units-destroyed').isTold({ unit }).passes();
  seat('yin').isAsked('after-units-destroyed').isTold({ unit: 'flagship' }).chooses('brother-milor');
  seat('yin').isAsked('brother-milor.units').chooses('fighter');
  deepEqual(
    told(played, 'combat-over').map(({ winner }) => winner),
    [0],
  );
});

proves('LRR 78.6, leaders/brother-milor', 'hits that are left over find nobody; the new fighters fight on', () => {
  const { seat } = duel({ dreadnought: 2 }, { cruiser: 1 })
    .leader('yin', 'brother-milor')
    .dice('combat', 5, 5)
    .dice('combat', 1)
    .mayRoll('combat', 5, 5)
    .mayRoll('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('yin').isAsked('after-units-destroyed').chooses('brother-milor');
  seat('hacan').isAsked('brother-milor.units').chooses('fighter');
  deepEqual([seat('yin').units('46'), seat('hacan').units('46')], [{ dreadnought: 2 }, {}]); // after another round
});

proves(
  'LRR 61.18, leaders/brother-milor, objectives/fight-with-precision',
  'who has destroyed the last fighters may score it, though Milor brings new ones first',
  () => {
    const { seat } = given('yin', 'hacan', 'argent')
      .leader('yin', 'brother-milor')
      .planets('yin', 'darien')
      .planets('hacan', 'arretze')
      .secrets('hacan', 'fight-with-precision')
      .units('yin', '46', { carrier: 1, fighter: 1 })
      .units('hacan', '46', { destroyer: 1 })
      .dice('barrage', 9, 1)
      .dice('combat', 1, 1, 1)
      .dice('combat', 9)
      .mayRoll('combat', 1, 1)
      .mayRoll('combat', 9)
      .mayRoll('combat', 1)
      .mayRoll('combat', 9)
      .start(activate({ system: '46' }));
    seat('yin').isAsked('after-units-destroyed').chooses('brother-milor').chooses('fighter');
    seat('hacan').isAsked('after-units-destroyed').chooses('fight-with-precision');
    equal(seat('hacan').points, 1);
    while (seat('yin').isWaitedFor) seat('yin').allots({ fighter: 1 });
  },
);

proves(
  'LRR 90.11, leaders/brother-omar',
  "never another faction's technology, nor the generic one for a faction's own unit upgrade",
  () => {
    const { state } = given('yin', 'sol', 'letnev')
      .leader('yin', 'brother-omar')
      .planets('yin', 'darien')
      .units('yin', 'darien', { infantry: 1 })
      .technology('sol', 'advanced-carrier-ii')
      .start().table;
    const open = researchable(state, 0);
    deepEqual([open.includes('carrier-ii'), open.includes('advanced-carrier-ii')], [false, false]);
  },
);

proves('LRR 69.3, promissory-notes/greyfire-mutagen', "not against Yin's own ground forces, nor against mechs", () => {
  const against = (who: 'yin' | 'hacan', forces: Readonly<Record<string, number>>) => {
    const { seat } = table()
      .notes('letnev', note)
      .planets(who, 'wellon')
      .units(who, 'wellon', forces)
      .units('letnev', '19', { carrier: 1, infantry: 1 })
      .active('letnev')
      .dice('combat', 1)
      .dice('combat', 8, 8)
      .start(activate({ system: '19' }));
    seat('letnev').allots({ 'infantry@wellon': 1 }).isNotAsked();
    while (seat('yin').isWaitedFor) seat('yin').passes();
  };
  against('yin', { infantry: 2 });
  against('hacan', { mech: 2 });
});

const hero = 'dannel-of-the-tenth';
const blessing = () => table().leader('yin', hero).strategyCards('yin', 'leadership!').tokens('yin', { tactic: 0 });

proves(
  'LRR 49.2, leaders/dannel-of-the-tenth',
  'no system is activated, no other ground forces land, and Parley sends them to ships that have room',
  () => {
    const { seat, table: played } = blessing()
      .actionCards('hacan', 'parley')
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 1 })
      .units('yin', '19', { carrier: 1, infantry: 3 })
      .start(takeTurn({ seat: 0 }));
    seat('yin').uses(hero).isAsked(`${hero}.infantry`).allots({ wellon: 2 });
    seat('hacan').isAsked('after-ground-forces-committed').chooses('parley').chooses('wellon');
    equal(told(played, 'activated').length, 0);
    deepEqual([seat('yin').units('19'), seat('hacan').units('wellon')], [{ carrier: 1, infantry: 4 }, { infantry: 1 }]);
  },
);

proves(
  'R-300, leaders/brother-milor, faction-units/the-alastor',
  'where a ground force fought as a ship, its owner has fighters in space or infantry on its planet',
  () => {
    const lost = (choice: 'fighter' | 'infantry') => {
      const { seat } = given('yin', 'nekro', 'letnev')
        .leader('yin', 'brother-milor')
        .sheet('nekro')
        .planets('yin', 'darien')
        .planets('nekro', 'wellon', 'mordai-ii')
        .units('nekro', 'wellon', { infantry: 2 })
        .units('nekro', '19', { flagship: 1 })
        .units('yin', '19', { dreadnought: 1 })
        .dice('combat', 5)
        .dice('combat', 10, 10, 1)
        .start(activate({ system: '19' }));
      seat('nekro').chooses('the-alastor').allots({ infantry: 1 });
      seat('yin').isAsked('announce-retreat').passes().isAsked('sustain-damage').passes();
      seat('nekro').isAsked('sustain-damage').passes().isAsked('assign-hits');
      seat('nekro').allots({ 'infantry~the-alastor:wellon': 1 });
      while (seat('yin').isWaitedFor) seat('yin').chooses('brother-milor');
      seat('nekro').isAsked('brother-milor.units').isOffered('fighter', 'infantry').chooses(choice);
      return [seat('nekro').units('19'), seat('nekro').units('wellon')];
    };
    deepEqual(lost('infantry'), [{ flagship: 1 }, { infantry: 3 }]);
    deepEqual(lost('fighter'), [{ flagship: 1, fighter: 2 }, { infantry: 1 }]);
  },
);
