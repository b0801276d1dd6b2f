import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () => given('winnu', 'hacan', 'letnev').planets('winnu', 'winnu').planets('hacan', 'arretze', 'hercant');

/** Hacan produces at home. */
const production = (who: 'hacan' | 'winnu' = 'hacan') =>
  table()
    .leader('winnu', 'berekar-berekon')
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .units('winnu', 'winnu', { 'space-dock': 1 })
    .goods('hacan', { tradeGoods: 4 })
    .goods('winnu', { tradeGoods: 4 })
    .runs(game => produceIn(game, who === 'hacan' ? 1 : 0, who === 'hacan' ? '16' : '07'));

proves('LRR 51.4, leaders/berekar-berekon', 'the agent takes 2 off the bill of whoever produces, once', () => {
  const { seat } = production();
  seat('winnu').isAsked('when-producing').isOffered('berekar-berekon').chooses('berekar-berekon');
  const hacan = seat('hacan').isAsked('produce').isTold({ limit: 4 });
  hacan.allots({ cruiser: 1, destroyer: 1 }).isAsked('pay-resources');
  hacan.allots({ 'trade-goods': 1 });
  deepEqual([hacan.tradeGoods, seat('winnu').player.exhausted], [3, ['berekar-berekon']]);
});

proves('LRR 51.4, leaders/berekar-berekon', 'its own too; nobody has to', () => {
  const own = production('winnu').seat('winnu').chooses('berekar-berekon').isAsked('produce').allots({ cruiser: 1 });
  equal(own.tradeGoods, 4);
  const { seat } = production();
  deepEqual(seat('winnu').passes().player.exhausted, []);
  seat('hacan').passes();
});

/** A cruiser of the holder against a destroyer of Hacan; the results are those that hit with 2 more, or with none. */
const fight = (system: string, who: 'winnu' | 'letnev', roll: number) =>
  given('winnu', 'hacan', 'letnev')
    .planets('winnu', 'winnu')
    .planets('letnev', 'arc-prime')
    .planets('hacan', 'arretze')
    .leader('winnu', 'rickar-rickani')
    .notesInPlay('letnev', 'alliance#0')
    .units(who, system, { cruiser: 1 })
    .units('hacan', system, { cruiser: 1 })
    .active(who)
    .dice('combat', roll)
    .dice('combat', 1);

const wins = (system: string, who: 'winnu' | 'letnev', roll: number): boolean => {
  const { table: played } = fight(system, who, roll)
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .start(activate({ system }));
  return told(played, 'combat-roll').find(({ seat }) => seat !== 1)!.hits === 1;
};

proves('LRR 18, leaders/rickar-rickani', 'the commander adds 2 at Mecatol Rex and at home, and nowhere else', () => {
  deepEqual([wins('18', 'winnu', 5), wins('18', 'winnu', 4)], [true, false]);
  deepEqual([wins('07', 'winnu', 5), wins('46', 'winnu', 6)], [true, false]);
});

proves('LRR 18, leaders/rickar-rickani', 'for whoever holds the Alliance too, in its own home system', () => {
  deepEqual([wins('18', 'letnev', 5), wins('10', 'letnev', 5), wins('07', 'letnev', 6)], [true, true, false]);
});

proves('LRR 18, leaders/rickar-rickani', 'beside legendary planets, and once where more than one is true', () => {
  const at = (system: string, attachments: readonly string[]) => {
    const { table: played } = fight(system, 'winnu', 5)
      .planet(system === '18' ? 'mecatol-rex' : 'bereg', { attachments })
      .mayRoll('combat', 10)
      .mayRoll('combat', 1)
      .start(activate({ system }));
    return told(played, 'combat-roll')[0]!.dice[0]!.needs;
  };
  deepEqual([at('35', ['nano-forge']), at('35', []), at('18', ['nano-forge'])], [5, 7, 5]);
});

proves('LRR 51.6, leaders/rickar-rickani', 'a combat at Mecatol Rex unlocks it and is helped by it', () => {
  const { seat, table: played } = table()
    .leader('winnu', 'rickar-rickani', 'locked')
    .units('winnu', '18', { cruiser: 1 })
    .units('hacan', '18', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 1)
    .dice('combat', 5)
    .start(activate({ system: '18' }));
  deepEqual(told(played, 'leader-unlocked'), [{ seat: 0, leader: 'rickar-rickani' }]);
  deepEqual([seat('hacan').units('18'), seat('winnu').units('18')], [{}, { cruiser: 1 }]);
});

proves('LRR 51.6, leaders/rickar-rickani', 'on the ground as well', () => {
  const { table: played } = table()
    .custodians(false)
    .leader('winnu', 'rickar-rickani', 'locked')
    .planets('hacan', 'mecatol-rex')
    .units('hacan', 'mecatol-rex', { infantry: 1 })
    .units('winnu', '18', { carrier: 1, infantry: 1 })
    .token('winnu', '18')
    .dice('combat', 6)
    .dice('combat', 1)
    .start(activate({ system: '18' }));
  const { asks } = { asks: played.asks(0) };
  equal(asks[0]!.kind, 'commit');
  played.answer({ ask: asks[0]!.id, seat: 0, value: { 'infantry@mecatol-rex': 1 } });
  equal(told(played, 'leader-unlocked').length, 1);
  deepEqual(
    told(played, 'combat-over').map(({ winner }) => winner),
    [0],
  );
});

proves(
  'LRR 51.6, leaders/rickar-rickani',
  'control of Mecatol Rex unlocks it, combats elsewhere or of others do not',
  () => {
    const unlocked = (set: ReturnType<typeof table>) =>
      set
        .leader('winnu', 'rickar-rickani', 'locked')
        .strategyCards('winnu', 'leadership!')
        .start(takeTurn({ seat: 0 }))
        .seat('winnu')
        .chooses('pass').player.leaders[0]!.locked;
    equal(unlocked(table().planets('winnu', 'mecatol-rex')), false);
    equal(unlocked(table()), true);
    for (const [one, system] of [
      ['letnev', '18'],
      ['winnu', '46'],
    ] as const) {
      const { seat } = table()
        .leader('winnu', 'rickar-rickani', 'locked')
        .units(one, system, { cruiser: 2 })
        .units('hacan', system, { cruiser: 1 })
        .active('hacan')
        .dice('combat', 1)
        .dice('combat', 10, 10)
        .start(activate({ system }));
      equal(seat('winnu').player.leaders[0]!.locked, true);
    }
  },
);

const seal = () =>
  table()
    .leader('winnu', 'mathis-mathinus')
    .strategyCards('winnu', 'leadership!')
    .strategyCards('hacan', 'politics!')
    .strategyCards('letnev', 'trade')
    .deck('action-cards', 'a', 'b', 'c', 'd', 'e', 'f');

proves(
  'LRR 51.12, leaders/mathis-mathinus',
  'the primary of any card; those who are named may follow for a token',
  () => {
    const { seat } = seal().start(takeTurn({ seat: 0 }));
    const winnu = seat('winnu').uses('mathis-mathinus').isAsked('mathis-mathinus.card');
    const cards = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'];
    winnu
      .isOffered(...cards)
      .chooses('politics')
      .isAsked('politics.speaker')
      .chooses('1');
    winnu.isAsked('mathis-mathinus.followers').isOffered('1', '2').isBound(0, 2).chooses('2');
    seat('hacan').isNotAsked();
    seat('letnev').isAsked('follow').isTold({ free: false }).chooses('follow');
    deepEqual([seat('letnev').tokens.strategy, seat('letnev').player.actionCards.length], [1, 2]);
    deepEqual([winnu.player.leaders, winnu.player.actionCards.length], [[], 2]);
    deepEqual(seat('hacan').player.strategyCards, [{ id: 'politics', exhausted: true }]);
  },
);

proves('LRR 92.4, leaders/mathis-mathinus', 'with Trade those whom the primary names replenish for nothing', () => {
  const { seat } = seal().start(takeTurn({ seat: 0 }));
  const winnu = seat('winnu').uses('mathis-mathinus').chooses('trade');
  winnu.isAsked('trade.invite').chooses('1');
  deepEqual([seat('hacan').commodities, seat('hacan').tokens.strategy], [6, 2]);
  winnu.isAsked('mathis-mathinus.followers').passes();
  deepEqual([seat('letnev').commodities, winnu.player.leaders], [0, []]);
});

proves('LRR 82, leaders/mathis-mathinus', 'it is no strategic action: Acquiescence does not answer', () => {
  const { seat } = seal()
    .sheet('winnu')
    .notes('letnev', 'acquiescence#0')
    .start(takeTurn({ seat: 0 }));
  seat('winnu').uses('mathis-mathinus').chooses('politics').chooses('1').chooses('2');
  seat('letnev').isAsked('follow').isTold({ free: false }).passes();
});

proves(
  'LRR 82, leaders/mathis-mathinus',
  'followers pay as usual: nothing for Leadership, a token on the board for Construction',
  () => {
    const led = seal()
      .goods('hacan', { tradeGoods: 3 })
      .tokens('hacan', { strategy: 0 })
      .start(takeTurn({ seat: 0 }));
    led.seat('winnu').uses('mathis-mathinus').chooses('leadership').isAsked('gain-tokens').allots({ tactic: 3 });
    if (led.seat('winnu').ask.kind !== 'mathis-mathinus.followers') led.seat('winnu').passes();
    led.seat('winnu').chooses('1');
    led.seat('hacan').isAsked('follow').isTold({ free: true }).passes();
    const built = seal().start(takeTurn({ seat: 0 }));
    const winnu = built.seat('winnu').uses('mathis-mathinus').chooses('construction');
    while (winnu.ask.kind === 'place-structure') winnu.passes();
    winnu.isAsked('mathis-mathinus.followers').chooses('1');
    const hacan = built.seat('hacan').isAsked('follow').isTold({ free: false }).chooses('follow');
    hacan.isAsked('construction.system').chooses('16').isAsked('place-structure').chooses('pds@arretze');
    deepEqual([hacan.tokensOnBoard, hacan.tokens.strategy], [['16'], 1]);
  },
);
