import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given, type TestTable } from '../../../testing/index.ts';

const NOTE = 'the-cavalry#0';

/** Hacan, who has the note, fights Letnev in 46; nobody is asked who has nothing to play. */
const table = (...ships: ('cruiser' | 'carrier' | 'fighter')[]) =>
  given('nomad', 'hacan', 'letnev', { guarded: false })
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .notes('hacan', NOTE)
    .units('hacan', '46', Object.fromEntries(ships.map(ship => [ship, 1])))
    .active('hacan');
const needed = (played: TestTable, seat: number): number[][] =>
  told(played, 'combat-roll')
    .filter(each => each.seat === seat)
    .map(({ dice }) => dice.map(({ needs }) => needs));

proves(
  'LRR 69.1a, promissory-notes/the-cavalry',
  'a ship fights, shoots at fighters and takes a hit as the flagship of the Nomad does, for one combat',
  () => {
    const { seat, table: played } = table('carrier', 'cruiser')
      .units('letnev', '46', { carrier: 1, fighter: 2 })
      .dice('barrage', 8, 7, 1)
      .dice('combat', 1, 7, 7)
      .dice('combat', 10, 1)
      .start(activate({ system: '46' }));
    const hacan = seat('hacan').isAsked('start-of-space-combat').isOffered(NOTE).chooses(NOTE);
    hacan.isAsked('the-cavalry.ship').isOffered('carrier', 'cruiser').chooses('cruiser');
    deepEqual(
      told(played, 'barrage').map(({ dice }) => dice.map(({ needs }) => needs)),
      [[8, 8, 8]],
    );
    hacan.isAsked('sustain-damage').isOfferedLines({ 'cruiser~cavalry': 1 }).allots({ 'cruiser~cavalry': 1 });
    deepEqual(needed(played, 1), [[9, 7, 7]]);
    deepEqual([hacan.units('46'), seat('letnev').units('46')], [{ carrier: 1, 'cruiser!': 1 }, {}]);
    deepEqual([hacan.player.notes, hacan.player.notesInPlay, seat('nomad').player.notes], [[], [], [NOTE]]);
    equal(
      played.state.systems.flatMap(({ space }) => space).some(({ mark }) => mark !== undefined),
      false,
    );
    deepEqual(statsOf(played.state, 1, 'cruiser').sustain, undefined);
  },
);

proves(
  'LRR 69.1a, R-273, promissory-notes/the-cavalry',
  'with the values of Memoria II once the Nomad knows it',
  () => {
    const { seat, table: played } = table('cruiser')
      .technology('nomad', 'memoria-ii')
      .units('letnev', '46', { carrier: 1, fighter: 1 })
      .dice('barrage', 1, 1, 1)
      .dice('combat', 5, 5)
      .dice('combat', 1, 1)
      .start(activate({ system: '46' }));
    seat('hacan').chooses(NOTE);
    deepEqual([told(played, 'barrage')[0]!.dice[0]!.needs, needed(played, 1)], [5, [[5, 5]]]);
  },
);

proves('R-273, promissory-notes/the-cavalry', 'no fighter, and not against the Nomad', () => {
  const fighters = table('fighter')
    .technology('hacan', 'fighter-ii')
    .units('letnev', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  fighters.seat('hacan').isNotAsked();
  const against = table('cruiser')
    .units('nomad', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  against.seat('hacan').isNotAsked();
  const away = table()
    .units('letnev', '46', { cruiser: 1 })
    .units('nomad', '46', { cruiser: 1 })
    .active('letnev')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  away.seat('hacan').isNotAsked(); // it does not fight there
});

proves(
  'LRR 87.5, promissory-notes/the-cavalry, action-cards/direct-hit',
  'a Direct Hit destroys this very ship',
  () => {
    const { seat } = given('nomad', 'hacan', 'letnev', { guarded: false })
      .sheet('nomad')
      .planets('nomad', 'arcturus')
      .notes('hacan', NOTE)
      .units('hacan', '46', { cruiser: 2 })
      .units('letnev', '46', { cruiser: 1 })
      .actionCards('letnev', 'direct-hit#1')
      .active('hacan')
      .mayRoll('barrage', 1, 1, 1)
      .dice('combat', 7, 1, 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('hacan').chooses(NOTE);
    seat('hacan').isAsked('sustain-damage').allots({ 'cruiser~cavalry': 1 });
    seat('letnev').isAsked('after-sustain-damage').chooses('direct-hit#1');
    deepEqual(seat('hacan').units('46'), { cruiser: 1 }); // sound: the other one
  },
);

/** A cruiser that has kept its damage from an earlier combat. */
const hurt = () =>
  given('nomad', 'hacan', 'letnev', { guarded: false })
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .units('hacan', '46', { 'cruiser!': 1 })
    .active('hacan');

proves(
  'LRR 87, R-273, promissory-notes/the-cavalry, technologies/duranium-armor',
  'damage stays; a damaged ship may be chosen, and can be repaired',
  () => {
    const again = hurt()
      .notes('hacan', NOTE)
      .units('letnev', '46', { cruiser: 1 })
      .mayRoll('barrage', 1, 1, 1)
      .dice('combat', 7, 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    again.seat('hacan').chooses(NOTE);
    again.seat('hacan').isNotAsked(); // it is damaged already
    deepEqual(again.seat('hacan').units('46'), {});
    const armoured = hurt()
      .technology('hacan', 'duranium-armor')
      .units('letnev', '46', { cruiser: 1 })
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    deepEqual(armoured.seat('hacan').units('46'), { cruiser: 1 });
    const later = hurt().runs(function* (game) {
      yield* readyRepairReturn.run(game, {});
    });
    deepEqual(later.seat('hacan').units('46'), { cruiser: 1 });
  },
);

proves(
  'promissory-notes/the-cavalry, action-cards/emergency-repairs',
  'emergency repairs are for units with Sustain Damage, so for this ship in its combat alone',
  () => {
    const without = hurt()
      .actionCards('hacan', 'emergency-repairs')
      .units('letnev', '46', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    without.seat('hacan').isNotAsked();
    const repaired = hurt()
      .notes('hacan', NOTE)
      .actionCards('hacan', 'emergency-repairs')
      .units('letnev', '46', { cruiser: 1 })
      .mayRoll('barrage', 1, 1, 1)
      .dice('combat', 7, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const hacan = repaired.seat('hacan').isAsked('start-of-space-combat').chooses(NOTE);
    hacan.isOffered('emergency-repairs').chooses('emergency-repairs');
    deepEqual(hacan.units('46'), { cruiser: 1 });
  },
);

proves('R-273, promissory-notes/the-cavalry', 'it ends with the combat where its ship retreats, too', () => {
  const { seat, table: played } = given('nomad', 'hacan', 'letnev', { guarded: false })
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .notes('hacan', NOTE)
    .units('hacan', '46', { cruiser: 1 })
    .planets('hacan', 'vefut-ii')
    .units('letnev', '46', { cruiser: 1 })
    .planets('letnev', 'arc-prime')
    .active('letnev')
    .mayRoll('barrage', 1, 1, 1)
    .dice('combat', 1)
    .dice('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses(NOTE).isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat('hacan').units('20'), { cruiser: 1 });
  deepEqual(
    played.state.systems.flatMap(({ space }) => space).map(({ mark }) => mark),
    [undefined, undefined],
  );
  deepEqual(seat('nomad').player.notes, [NOTE]);
});
