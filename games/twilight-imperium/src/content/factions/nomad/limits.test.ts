import { deepEqual } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { afterAgendaResolved } from '../../../moments/agenda/windows.ts';
import { endOfRound } from '../../../moments/phases/windows.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('nomad', 'hacan', 'letnev')
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('LRR 8.6, faction-abilities/future-sight', 'a single vote is enough, none is not', () => {
  const gained = (count: number) =>
    table()
      .sheet('nomad', 'future-sight')
      .runs(game =>
        open(game, afterAgendaResolved, {
          agenda: 'shared-research',
          outcome: 'for',
          stakes: [],
          votes: [{ seat: 0, outcome: 'for', count }],
        }),
      )
      .seat('nomad').tradeGoods;
  deepEqual([gained(0), gained(1)], [0, 1]);
});

proves(
  'LRR 51.4, LRR 85.5, leaders/field-marshal-mercer',
  'a planet takes what may stand there, sound or damaged',
  () => {
    const { seat } = given('nomad', 'titans', 'letnev')
      .leader('nomad', 'field-marshal-mercer')
      .sheet('titans', 'hel-titan')
      .planets('nomad', 'arcturus')
      .planets('letnev', 'arc-prime')
      .planets('titans', 'thibah', 'lodor')
      .units('titans', 'lodor', { pds: 2 })
      .units('titans', 'thibah', { 'mech!': 2, mech: 1, pds: 1 })
      .active('titans')
      .start(activate({ system: '26' }), turnEnds({ seat: 1 }));
    while (seat('titans').isWaitedFor) seat('titans').passes();
    seat('nomad').isAsked('end-of-turn').chooses('field-marshal-mercer');
    const titans = seat('titans')
      .isAsked('field-marshal-mercer')
      .isOfferedLines({ 'mech@thibah': 1, 'mech@thibah!': 2 });
    titans.allots({ 'mech@thibah!': 1 });
    deepEqual(titans.units('lodor'), { pds: 2, 'mech!': 1 });
    deepEqual(titans.units('thibah'), { pds: 1, mech: 1, 'mech!': 1 });
  },
);

proves('R-273, promissory-notes/the-cavalry', 'one damaged ship of several, and no ship of the opponent', () => {
  const { seat } = table()
    .sheet('nomad')
    .notes('hacan', 'the-cavalry#0')
    .units('hacan', '46', { 'dreadnought!': 2, dreadnought: 1 })
    .units('letnev', '46', { carrier: 1 })
    .tokens('hacan', { fleet: 6 })
    .active('hacan')
    .mayRoll('barrage', 1, 1, 1)
    .dice('combat', 7, 1, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const hacan = seat('hacan').chooses('the-cavalry#0').isAsked('the-cavalry.ship');
  hacan.isOffered('dreadnought', 'dreadnought!').chooses('dreadnought!');
  deepEqual(hacan.units('46'), { dreadnought: 1, 'dreadnought!': 2 });
  deepEqual(hacan.player.notes.concat(seat('nomad').player.notes), ['the-cavalry#0']);
});

proves('LRR 51.12, leaders/ahk-syl-siven', 'unused it is not purged when a round ends', () => {
  const { seat, table: played } = table()
    .leader('nomad', 'ahk-syl-siven')
    .runs(game => open(game, endOfRound, {}));
  deepEqual(seat('nomad').player.leaders, [{ id: 'ahk-syl-siven', locked: false }]);
  deepEqual(played.state.purged, []);
});
