import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('saar', 'sol', 'hacan').sheet('saar').strategyCards('saar', 'leadership!').planets('saar', 'ragh');
const turn = takeTurn({ seat: 0 });
const agent = 'captain-mendosa';

proves(
  'LRR 51, leaders/captain-mendosa',
  "one ship of whoever has activated a system moves as far as the board's fastest, out of a nebula too",
  () => {
    const { seat } = table()
      .leader('saar', agent)
      .active('sol')
      .units('hacan', '35', { destroyer: 1 }) // moves two systems
      .units('sol', '42', { carrier: 2 })
      .start(activate({ system: '46' }));
    seat('saar').isAsked('after-system-activated').chooses(agent).isAsked(`${agent}.ship`);
    seat('saar').isOffered('42:carrier').chooses('42:carrier');
    const sol = seat('sol').isAsked('move.from').isOffered('42').chooses('42');
    sol.isAsked('move.ships').isRefused('answer/against-rule', { carrier: 2 }).allots({ carrier: 1 });
    deepEqual([sol.units('46'), sol.units('42')], [{ carrier: 1 }, { carrier: 1 }]);
  },
);

proves(
  'LRR 51, LRR 58, leaders/captain-mendosa',
  'later bonuses such as Flank Speed are added to the ship, but do not change the highest move value',
  () => {
    const { seat } = table()
      .leader('saar', agent)
      .units('hacan', '35', { destroyer: 1 })
      .units('saar', '42', { 'space-dock': 1 })
      .actionCards('saar', 'flank-speed')
      .start(activate({ system: '25' })); // three systems away
    seat('saar').isAsked('after-system-activated').chooses(agent).chooses('42:space-dock').chooses('flank-speed');
    seat('saar').isAsked('move.from').chooses('42').allots({ 'space-dock': 1 }).isAsked('produce').passes();
    deepEqual(seat('saar').units('25'), { 'space-dock': 1 });
  },
);

proves('LRR 51, leaders/captain-mendosa', 'not offered where all ships have the same move value', () => {
  const { table: played } = table()
    .leader('saar', agent)
    .active('sol')
    .units('sol', '20', { carrier: 1 })
    .start(activate({ system: '27' }));
  equal(played.over, true);
});

const commander = 'rowl-sarring';

proves('LRR 51.6, leaders/rowl-sarring', 'unlocked by three space docks on the board', () => {
  for (const docks of [2, 3]) {
    const { seat } = table()
      .leader('saar', commander, 'locked')
      .units('saar', '46', { 'space-dock': docks })
      .start(turn);
    seat('saar').chooses('pass');
    equal(seat('saar').player.leaders[0]!.locked, docks === 2);
  }
});

proves(
  'LRR 68, LRR 16.3, leaders/rowl-sarring',
  'fighters and infantry go to any own space docks, where capacity holds; other units do not',
  () => {
    const { seat } = table()
      .leader('saar', commander)
      .units('saar', '46', { 'space-dock': 1 })
      .units('saar', '21', { 'space-dock': 1, cruiser: 1 })
      .units('saar', '20', { 'space-dock': 1 })
      .units('sol', '21', {})
      .goods('saar', { tradeGoods: 3 })
      .planet('ragh', { exhausted: true })
      .runs(game => produceIn(game, 0, '46'));
    const saar = seat('saar').isAsked('produce').allots({ fighter: 2, destroyer: 1 }).allots({ 'trade-goods': 2 });
    saar.isAsked('produce.place').isOfferedLines({ space: 2, '20': 2, '21': 2 }).allots({ space: 1, '21': 1 });
    deepEqual(
      [saar.units('46'), saar.units('21')],
      [
        { 'space-dock': 1, destroyer: 1, fighter: 1 },
        { 'space-dock': 1, cruiser: 1, fighter: 1 },
      ],
    );
  },
);

proves('LRR 14, leaders/rowl-sarring', 'for who has the Alliance too: not to a blockaded dock, nor from one', () => {
  const { seat } = given('sol', 'saar', 'hacan')
    .sheet('saar')
    .leader('saar', commander)
    .notesInPlay('sol', 'alliance#1')
    .planet('jord', { controller: 'sol', exhausted: true })
    .planet('lodor', { controller: 'sol', exhausted: true })
    .planet('quann', { controller: 'sol', exhausted: true })
    .units('sol', 'jord', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .units('sol', 'quann', { 'space-dock': 1 })
    .units('hacan', '25', { cruiser: 1 })
    .goods('sol', { tradeGoods: 1 })
    .runs(game => produceIn(game, 0, '01'));
  seat('sol').isAsked('produce').allots({ infantry: 2 }).allots({ 'trade-goods': 1 });
  seat('sol').isAsked('produce.place').isOfferedLines({ jord: 2, lodor: 2 }).allots({ lodor: 2 });
  deepEqual(seat('sol').units('lodor'), { 'space-dock': 1, infantry: 2 });
});

const hero = 'gurno-aggero';

proves('LRR 51.12, leaders/gurno-aggero', "others' infantry and fighters next to an own dock are destroyed", () => {
  const { seat } = table()
    .leader('saar', hero)
    .units('saar', '46', { 'space-dock': 1, cruiser: 1 })
    .planets('sol', 'wellon', 'jord')
    .planets('hacan', 'arretze', 'vefut-ii')
    .units('sol', 'wellon', { infantry: 2, mech: 1 })
    .units('sol', '19', { carrier: 1, fighter: 1 })
    .units('saar', '19', {})
    .units('hacan', 'vefut-ii', { infantry: 1 })
    .units('hacan', 'arretze', { infantry: 1 })
    .start(turn);
  seat('saar').uses(hero).isAsked(`${hero}.system`).isOffered('19', '20').chooses('19');
  deepEqual([seat('sol').units('wellon'), seat('sol').units('19')], [{ mech: 1 }, { carrier: 1 }]);
  deepEqual([seat('hacan').units('vefut-ii'), seat('saar').player.leaders], [{ infantry: 1 }, []]);
});

proves('LRR 51.12, leaders/gurno-aggero', 'a dock is not next to its own system', () => {
  const { seat } = table()
    .leader('saar', hero)
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { infantry: 2 })
    .units('saar', '19', { 'space-dock': 1 })
    .start(turn);
  seat('saar').cannotUse(hero).chooses('pass');
});
