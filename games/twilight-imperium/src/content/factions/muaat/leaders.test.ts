import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../../model/readers.ts';
import { isAnomaly } from '../../../moments/galaxy/systems.ts';
import { afterShipsArrived } from '../../../moments/movement/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { secondary } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { spendTokens } from '../../../verbs/tokens/tokens.ts';

const table = () => given('muaat', 'sol', 'hacan').sheet('muaat').strategyCards('muaat', 'leadership!');
const turn = takeTurn({ seat: 0 });

proves(
  'LRR 51, LRR 67.4, leaders/umbat',
  'a player produces up to two units of at most 4 each where its war sun or flagship is',
  () => {
    const { seat } = table()
      .leader('muaat', 'umbat')
      .planets('sol', 'wellon')
      .units('sol', '19', { flagship: 1 })
      .units('muaat', '46', { 'war-sun': 1 })
      .goods('muaat', { tradeGoods: 1 })
      .goods('sol', { tradeGoods: 9 })
      .technology('sol', 'sarween-tools')
      .start(turn);
    seat('muaat').uses('umbat').isAsked('umbat.who').isOffered('0', '1').chooses('1');
    seat('sol').isAsked('produce').isBound(0, 2).isOfferedLines({
      dreadnought: 2,
      carrier: 2,
      cruiser: 2,
      destroyer: 2,
      fighter: 2,
      mech: 2,
      infantry: 2,
    });
    seat('sol').allots({ dreadnought: 1, infantry: 1 }).isAsked('pay-resources').allots({ 'trade-goods': 5 });
    seat('sol').isAsked('produce.place').isOfferedLines({ wellon: 1, space: 1 }).allots({ wellon: 1 });
    deepEqual(
      [seat('sol').units('19'), seat('sol').units('wellon')],
      [{ flagship: 1, dreadnought: 1 }, { infantry: 1 }],
    );
    deepEqual(seat('muaat').player.exhausted, ['umbat']);
  },
);

const dock = () =>
  table()
    .planet('muaat', { controller: 'muaat', exhausted: true })
    .units('muaat', 'muaat', { 'space-dock': 1 })
    .goods('muaat', { tradeGoods: 12 });

proves(
  'LRR 51.6, LRR 51.6c, leaders/magmus',
  'unlocked by producing a war sun, which does not pay for the token that was spent for it',
  () => {
    const { seat } = dock()
      .leader('muaat', 'magmus', 'locked')
      .active('sol')
      .start(secondary({ card: 'warfare', seat: 0, free: false }));
    seat('muaat').isAsked('produce').allots({ 'war-sun': 1 }).isAsked('pay-resources').allots({ 'trade-goods': 12 });
    deepEqual([seat('muaat').player.leaders[0]!.locked, seat('muaat').tradeGoods], [false, 0]);
    const cruiser = dock()
      .leader('muaat', 'magmus', 'locked')
      .runs(game => produceIn(game, 0, '04'));
    cruiser.seat('muaat').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
    equal(cruiser.seat('muaat').player.leaders[0]!.locked, true);
  },
);

proves('LRR 51.6, leaders/magmus', 'a trade good for a token, once what it was spent for is over', () => {
  const { seat } = dock()
    .leader('muaat', 'magmus')
    .active('sol')
    .start(secondary({ card: 'warfare', seat: 0, free: false }));
  const muaat = seat('muaat').isAsked('produce').allots({ cruiser: 1 }).isAsked('pay-resources');
  muaat.allots({ 'trade-goods': 2 }).isAsked('after-strategy-token-spent').chooses('magmus');
  equal(muaat.tradeGoods, 11);
  const forged = table().leader('muaat', 'magmus').units('muaat', '46', { 'war-sun': 1 }).start(turn).seat('muaat');
  forged.uses('star-forge').chooses('fighter').isAsked('after-strategy-token-spent').chooses('magmus');
  equal(forged.tradeGoods, 1);
});

proves(
  'LRR 51.6, leaders/magmus',
  'one by one for several tokens; nothing for other pools and cards that stand in',
  () => {
    const { seat } = table()
      .leader('muaat', 'magmus')
      .sheet('hacan', 'pillage')
      .runs(game => spendTokens(game, 0, 3, ['tactic', 'strategy']));
    seat('muaat').isAsked('spend-tokens').allots({ tactic: 1, strategy: 2 });
    for (let i = 0; i < 2; i++) seat('muaat').isAsked('after-strategy-token-spent').chooses('magmus');
    equal(seat('muaat').tradeGoods, 2);
    const free = table()
      .leader('muaat', 'magmus')
      .relics('muaat', 'scepter-of-emelpar')
      .units('muaat', '46', { 'war-sun': 1 })
      .start(turn)
      .seat('muaat');
    free.uses('star-forge').isAsked('stand-in').chooses('scepter-of-emelpar').chooses('fighter');
    equal(free.tradeGoods, 0);
  },
);

const hero = 'adjudicator-baal';
const nova = () =>
  table()
    .leader('muaat', hero)
    .planets('muaat', 'muaat')
    .planets('sol', 'vefut-ii', 'jord')
    .units('sol', 'vefut-ii', { infantry: 2, pds: 1 })
    .units('muaat', '46', { 'war-sun': 1, fighter: 1, infantry: 1 })
    .token('sol', '20');

proves(
  'LRR 51.12, LRR 86, leaders/adjudicator-baal',
  "a war sun's new system becomes a supernova: others' units are destroyed, its planets are purged",
  () => {
    const { seat, table: played } = nova().start(activate({ system: '20' }));
    seat('muaat').isAsked('move.from').chooses('46').allots({ 'war-sun': 1 });
    seat('muaat').isAsked('move.cargo').allots({ '46:space:fighter': 1, '46:space:infantry': 1 });
    seat('muaat').isAsked('after-ships-moved').chooses(hero);
    const system = systemOf(played.state, '20');
    deepEqual([system.tile, system.planets, system.tokens], ['81', [], [1]]);
    equal(isAnomaly(played.state, system, 'supernova'), true);
    deepEqual(seat('muaat').units('20'), { 'war-sun': 1, fighter: 1, infantry: 1 });
    deepEqual([[...played.state.purged].sort(), seat('muaat').player.leaders], [[hero, 'vefut-ii'], []]);
    deepEqual(played.view(2).systems.find(({ id }) => id === '20')!.tile, '81');
  },
);

proves(
  'LRR 58, leaders/adjudicator-baal',
  'not at home, not on Mecatol Rex, not without a war sun that moved there',
  () => {
    const { seat } = nova().start(activate({ system: '18' }));
    seat('muaat').isAsked('move.from').chooses('46').allots({ 'war-sun': 1 }).isAsked('move.cargo').passes();
    deepEqual([seat('muaat').units('18'), seat('muaat').player.leaders.length], [{ 'war-sun': 1 }, 1]);
    const stays = table()
      .leader('muaat', hero)
      .units('muaat', '20', { 'war-sun': 1 })
      .units('muaat', '25', { carrier: 1 })
      .start(activate({ system: '20' }));
    stays.seat('muaat').isAsked('move.from').chooses('25').allots({ carrier: 1 });
    stays.seat('muaat').isAsked('move.from').isOffered('20').passes(); // through the rift and back
    equal(stays.seat('muaat').player.leaders.length, 1);
  },
);

proves(
  'R-200, LRR 16.3, leaders/adjudicator-baal',
  'own ground forces go into space, own structures are removed',
  () => {
    const { seat } = nova()
      .planets('muaat', 'wellon')
      .units('muaat', 'wellon', { infantry: 3, pds: 1, 'mech!': 1 })
      .start(activate({ system: '19' }));
    seat('muaat').isAsked('move.from').chooses('46').allots({ 'war-sun': 1 }).isAsked('move.cargo').passes();
    seat('muaat').isAsked('after-ships-moved').chooses(hero);
    deepEqual(seat('muaat').units('19'), { 'war-sun': 1, infantry: 3, 'mech!': 1 });
  },
);

proves('LRR 78.7, leaders/adjudicator-baal', 'a retreat is a move too', () => {
  const { seat, table: played } = nova()
    .planets('muaat', 'wellon')
    .units('sol', '46', { dreadnought: 1 })
    .active('sol')
    .dice('combat', 1)
    .dice('combat', 1, 1, 1, 1)
    .start(activate({ system: '46' }));
  seat('muaat').isAsked('announce-retreat').chooses('retreat');
  seat('muaat').isAsked('after-ships-arrived').chooses(hero);
  equal(systemOf(played.state, '19').tile, '81');
});

proves('LRR 51, leaders/adjudicator-baal', 'not when another player has moved the war sun', () => {
  const arrives = (by?: number) =>
    table()
      .leader('muaat', hero)
      .units('muaat', '20', { 'war-sun': 1 })
      .runs(game => {
        const ships = [{ unit: 'war-sun', count: 1, damaged: 0 }] as const;
        return open(game, afterShipsArrived, {
          seat: 0,
          system: '20',
          ships,
          unlocked: [],
          hadPlanets: true,
          met: [],
          ...(by && { by }),
        });
      });
  equal(arrives(1).table.over, true);
  arrives().seat('muaat').isAsked('after-ships-arrived').isOffered(hero).passes();
});

proves('LRR 51.12, leaders/adjudicator-baal', "wormhole tokens are purged; a faction's own ones return to it", () => {
  const { seat, table: played } = nova()
    .with(game => {
      game.wormholeTokens.push(
        { card: 'ion-storm', system: '20', shows: 'alpha', back: 'beta' },
        { card: 'of-creuss', system: '20', shows: 'gamma' },
      );
    })
    .wormhole('20', 'alpha', 'gamma')
    .start(activate({ system: '20' }));
  seat('muaat').isAsked('move.from').chooses('46').allots({ 'war-sun': 1 }).isAsked('move.cargo').passes();
  seat('muaat').isAsked('after-ships-moved').chooses(hero);
  deepEqual([played.state.wormholeTokens, systemOf(played.state, '20').wormholes], [[], []]);
  deepEqual([...played.state.purged].sort(), [hero, 'ion-storm', 'vefut-ii']);
});
