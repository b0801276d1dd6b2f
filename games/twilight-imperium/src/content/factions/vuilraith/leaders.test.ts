import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () => given('vuilraith', 'sol', 'hacan').sheet('vuilraith').strategyCards('vuilraith', 'leadership!');
const torn = () => table().planets('vuilraith', 'acheron').units('vuilraith', 'acheron', { 'space-dock': 1 });
const turn = takeTurn({ seat: 0 });
const captured = ({ seat }: Started) =>
  Object.fromEntries(
    seat('vuilraith').player.captured.map(({ seat: owner, unit, count }) => [`${unit}@${owner ?? ''}`, count]),
  );

proves(
  'LRR 17.1, technologies/vortex',
  'exhausted, it captures a unit of a kind that another player has beside a space dock',
  () => {
    const started = torn()
      .technology('vuilraith', 'vortex')
      .planets('sol', 'lodor', 'jord')
      .units('sol', 'lodor', { mech: 1, pds: 1 })
      .units('sol', '26', { flagship: 1, fighter: 1, carrier: 1 })
      .units('sol', '54', { fighter: 1, carrier: 1 })
      .units('hacan', '19', { carrier: 4 })
      .tokens('hacan', { fleet: 4 })
      .units('hacan', '46', { cruiser: 1 })
      .start(turn);
    const { seat } = started;
    seat('vuilraith').cannotUse('vortex').chooses('pass'); // Sol blockades the dock, and Hacan has no carrier left
    const free = torn()
      .technology('vuilraith', 'vortex')
      .planets('sol', 'lodor', 'jord')
      .units('sol', 'lodor', { mech: 1, pds: 1 })
      .units('sol', '26', { flagship: 1, fighter: 1, carrier: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .start(turn);
    free.seat('vuilraith').uses('vortex').isAsked('vortex').isOffered('1:mech', '1:fighter', '1:carrier');
    free.seat('vuilraith').chooses('1:carrier').isAsked('transaction.deal').passes();
    deepEqual([captured(free), free.seat('vuilraith').player.exhausted], [{ 'carrier@1': 1 }, ['vortex']]);
    deepEqual(free.seat('sol').units('26'), { flagship: 1, fighter: 1, carrier: 1 });
  },
);

proves('LRR 17.1, technologies/vortex', 'a unit is not next to the system that it is in', () => {
  const { seat } = torn()
    .technology('vuilraith', 'vortex')
    .units('vuilraith', '54', { cruiser: 1 })
    .units('sol', '54', { fighter: 1, carrier: 1 })
    .start(turn);
  seat('vuilraith').cannotUse('vortex').chooses('pass');
});

const agent = 'the-stillness-of-stars';
const trade = (commodities: number) =>
  table()
    .leader('vuilraith', agent)
    .goods('sol', { commodities, tradeGoods: 1 })
    .units('sol', '46', { carrier: 4 })
    .tokens('sol', { fleet: 4 });

proves(
  'LRR 51, LRR 21.5, leaders/the-stillness-of-stars',
  "another's replenished commodities become trade goods, which are not gained, and a unit is captured",
  () => {
    const started = trade(0)
      .sheet('hacan', 'pillage')
      .units('hacan', '46', { cruiser: 1 })
      .resolves('sol', (game, me) => replenishCommodities(game, me));
    const { seat } = started;
    seat('vuilraith').isAsked('after-replenished').chooses(agent).isAsked(`${agent}.unit`);
    // Its value is 4: no flagship; all four carriers are on the board.
    seat('vuilraith').isOffered('dreadnought', 'cruiser', 'destroyer', 'fighter', 'mech', 'infantry');
    seat('vuilraith').chooses('dreadnought');
    deepEqual([captured(started), seat('sol').commodities, seat('sol').tradeGoods], [{ 'dreadnought@1': 1 }, 0, 5]);
    deepEqual(seat('vuilraith').player.exhausted, [agent]);
  },
);

proves(
  'LRR 51, leaders/the-stillness-of-stars',
  'one fighter, not two; the full value counts though the goods are gone',
  () => {
    const started = trade(4)
      .notes('hacan', 'trade-agreement#1')
      .resolves('sol', (game, me) => replenishCommodities(game, me));
    started.seat('hacan').chooses('trade-agreement#1');
    equal(started.seat('sol').commodities, 0);
    started.seat('vuilraith').chooses(agent).chooses('fighter');
    deepEqual([captured(started), started.seat('sol').tradeGoods], [{ 'fighter@': 1 }, 1]);
  },
);

proves(
  'LRR 17.6, leaders/the-stillness-of-stars',
  'not for its owner; nothing is captured from who blockades a dock',
  () => {
    const own = table()
      .leader('vuilraith', agent)
      .resolves('vuilraith', (game, me) => replenishCommodities(game, me));
    equal(own.table.over, true);
    const started = trade(0)
      .planets('vuilraith', 'acheron')
      .units('vuilraith', 'acheron', { 'space-dock': 1 })
      .units('sol', '54', { cruiser: 1 })
      .resolves('sol', (game, me) => replenishCommodities(game, me));
    started.seat('vuilraith').chooses(agent);
    deepEqual([captured(started), started.seat('sol').tradeGoods], [{}, 5]);
  },
);

const commander = 'that-which-molds-flesh';

proves('LRR 51.6, leaders/that-which-molds-flesh', 'unlocked by units in three gravity rifts', () => {
  const at = (rifts: 2 | 3) =>
    torn()
      .leader('vuilraith', commander, 'locked')
      .planets('vuilraith', 'lodor')
      .units('vuilraith', 'lodor', { 'space-dock': 1 })
      .units('vuilraith', rifts === 3 ? '41' : '46', { cruiser: 1 })
      .start(turn);
  for (const rifts of [2, 3] as const) {
    const { seat } = at(rifts);
    seat('vuilraith').chooses('pass');
    equal(seat('vuilraith').player.leaders[0]!.locked, rifts === 2);
  }
});

proves('LRR 68.1, leaders/that-which-molds-flesh', 'two fighters or infantry do not count against the limit', () => {
  const { seat } = torn()
    .leader('vuilraith', commander)
    .goods('vuilraith', { tradeGoods: 20 })
    .tokens('vuilraith', { fleet: 8 })
    .planet('acheron', { exhausted: true })
    .runs(game => produceIn(game, 0, '54'));
  const me = seat('vuilraith').isAsked('produce').isTold({ limit: 5, beyond: 2 }).isBound(0, 7);
  me.isRefused('answer/amount', { infantry: 8 });
  me.isRefused('answer/amount', { destroyer: 6 });
  me.isRefused('answer/against-rule', { destroyer: 5, cruiser: 1 });
  me.isRefused('answer/against-rule', { destroyer: 5, cruiser: 1, fighter: 1 });
  me.allots({ destroyer: 5, fighter: 1, infantry: 1 }).isAsked('pay-resources').allots({ 'trade-goods': 7 });
  deepEqual(
    [me.units('54'), me.units('acheron')],
    [
      { destroyer: 5, fighter: 1 },
      { 'space-dock': 1, infantry: 1 },
    ],
  );
});

const hero = 'it-feeds-on-carrion';

proves(
  'LRR 51.12, LRR 17.1, leaders/it-feeds-on-carrion',
  'ships in and next to tears are captured on 1 to 3, with what they have no room for any more',
  () => {
    const started = torn()
      .leader('vuilraith', hero)
      .planets('sol', 'lodor', 'jord')
      .units('sol', '26', { 'dreadnought!': 1, carrier: 1, fighter: 2, infantry: 1 })
      .units('sol', 'lodor', { infantry: 1 })
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '19', { cruiser: 2 })
      .dice('effect', 4)
      .dice('effect', 3)
      .dice('effect', 1, 10)
      .start(turn);
    const { seat } = started;
    seat('vuilraith').uses(hero);
    seat('sol').isAsked('remove-cargo').allots({ fighter: 2 });
    deepEqual(captured(started), { 'carrier@1': 1, 'fighter@': 2, 'cruiser@2': 1 });
    deepEqual(
      [seat('sol').units('26'), seat('hacan').units('19')],
      [{ 'dreadnought!': 1, infantry: 1 }, { cruiser: 1 }],
    );
    deepEqual([seat('vuilraith').player.leaders, seat('sol').units('46')], [[], { cruiser: 1 }]);
    seat('vuilraith').isAsked('transaction.deal').passes();
  },
);

proves(
  'LRR 17.6, leaders/it-feeds-on-carrion',
  'not units of a player who blockades a dock, and only if there are units',
  () => {
    const { seat } = torn()
      .leader('vuilraith', hero)
      .units('sol', '54', { cruiser: 1 })
      .units('sol', '26', { cruiser: 1 })
      .start(turn);
    seat('vuilraith').cannotUse(hero).chooses('pass');
  },
);
