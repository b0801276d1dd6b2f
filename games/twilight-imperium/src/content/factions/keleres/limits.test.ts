import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given, type Started } from '../../../testing/index.ts';
import { pay } from '../../../verbs/economy/economy.ts';

const XANDER = 'xander-alexin-victori-iii';
const RIDER = 'keleres-rider#0';

const table = () =>
  given('keleres', 'hacan', 'letnev')
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze', 'hercant')
    .planets('letnev', 'arc-prime');

const turnOf = (who: 'keleres' | 'hacan', arranged: ReturnType<typeof table>) =>
  arranged
    .strategyCards(who, 'leadership!')
    .active(who)
    .start(takeTurn({ seat: who === 'hacan' ? 1 : 0 }));

proves('LRR 7.4, faction-abilities/laws-order', 'whichever good its player has is spent, unasked', () => {
  for (const good of ['tradeGoods', 'commodities'] as const) {
    const { seat } = turnOf(
      'hacan',
      table()
        .law('articles-of-war')
        .goods('keleres', { [good]: 1 }),
    );
    const keleres = seat('keleres').isAsked('start-of-turn').chooses('laws-order').isNotAsked();
    deepEqual([keleres.tradeGoods, keleres.commodities], [0, 0]);
    seat('hacan').chooses('pass');
  }
});

proves('LRR 7.4, faction-abilities/laws-order', 'once in a turn, whatever else lasts in it', () => {
  const started = (lasting: string) =>
    turnOf(
      'hacan',
      table()
        .law('articles-of-war')
        .goods('keleres', { tradeGoods: 1 })
        .with(game => {
          game.lasting = [{ id: lasting, seat: 1, until: 'turn', aim: null }];
        }),
    );
  const other = started(XANDER);
  other.seat('keleres').isAsked('start-of-turn').passes();
  other.seat('hacan').chooses('pass');
  const again = started('laws-order');
  again.seat('keleres').isNotAsked();
  again.seat('hacan').chooses('pass');
});

/** Everybody lets everything pass until this question. */
const until = ({ seat, table: played }: Started, who: number, kind: string) => {
  for (let guard = 0; guard < 20; guard++) {
    const asked = played.asks()[0];
    if (!asked || (asked.seat === who && asked.kind === kind)) break;
    seat(asked.seat).passes();
  }
  return seat(who).isAsked(kind);
};

/** Core Mining elects a hazardous planet, of which there is one or none. */
const elects = (count: 0 | 1, who: 'keleres' | 'letnev') => {
  const arranged = table();
  if (who === 'letnev') arranged.notes('letnev', RIDER);
  else arranged.leader('keleres', 'odlynn-myrr');
  if (count === 1) arranged.planets('hacan', 'vefut-ii');
  return arranged.agenda('core-mining');
};

/** Goes on to the end; was the card on offer when the agenda was revealed? */
const isOffered = ({ table: played, seat }: Started, who: number, card: string): boolean => {
  let found = false;
  for (let asked = played.asks()[0]; asked; asked = played.asks()[0]) {
    const keys = asked.form === 'pick' ? asked.options.map(({ key }) => key) : [];
    found ||= asked.seat === who && asked.kind === 'after-agenda-revealed' && keys.includes(card);
    if (asked.form === 'pick' && asked.min > 0) seat(asked.seat).chooses(keys[0]!);
    else seat(asked.seat).passes();
  }
  return found;
};

proves(
  'LRR 8.22, R-063, promissory-notes/keleres-rider, leaders/odlynn-myrr',
  'only where there is something to predict, be it one outcome alone',
  () => {
    for (const [who, seat, card] of [
      ['letnev', 2, RIDER],
      ['keleres', 0, 'odlynn-myrr'],
    ] as const) {
      equal(isOffered(elects(1, who), seat, card), true);
      equal(isOffered(elects(0, who), seat, card), false);
    }
  },
);

proves(
  'LRR 8.16, LRR 8.22, promissory-notes/keleres-rider',
  'its player does not vote though they could; one card comes, and no other note goes back',
  () => {
    const started = table()
      .planets('letnev', 'quann')
      .notes('letnev', RIDER)
      .notesInPlay('letnev', 'support-for-the-throne#1')
      .points('letnev', 1)
      .deck('action-cards', 'plague', 'spy')
      .agenda('enforced-travel-ban');
    until(started, 2, 'after-agenda-revealed').chooses(RIDER).chooses('for');
    until(started, 1, 'vote').chooses('for').allots({ hercant: 1 });
    started.seat('letnev').isNotAsked();
    until(started, 0, 'vote').passes();
    const letnev = started.seat('letnev').isNotAsked();
    deepEqual(letnev.player.actionCards, ['plague']);
    deepEqual(letnev.player.notesInPlay, ['support-for-the-throne#1']);
    deepEqual(told(started.table, 'prediction-true'), [{ seat: 2, card: RIDER }]);
  },
);

const archon = (arranged = table()) => {
  const started = arranged.leader('keleres', 'odlynn-myrr').agenda('enforced-travel-ban');
  until(started, 0, 'after-agenda-revealed').chooses('odlynn-myrr').chooses('for');
  return started;
};

proves('LRR 8.22, leaders/odlynn-myrr', 'others vote without her; one more vote counts, or none', () => {
  for (const more of [0, 1]) {
    const started = archon(table().planets('letnev', 'quann'));
    until(started, 1, 'vote').chooses('for').allots({ hercant: 1 });
    started.seat('letnev').isAsked('vote').chooses('against').allots({ quann: 1 });
    const keleres = started.seat('keleres').isAsked('vote').chooses('for').allots({ 'moll-primus-keleres': 1 });
    keleres
      .isAsked('odlynn-myrr.votes')
      .isBound(0, 6)
      .says(more)
      .isAsked('gain-tokens')
      .isBound(1, 1)
      .allots({ tactic: 1 });
    equal(keleres.tradeGoods, 1); // for Letnev alone
    deepEqual(told(started.table, 'votes-added'), more === 0 ? [] : [{ seat: 0, count: 1, card: 'odlynn-myrr' }]);
    deepEqual(told(started.table, 'prediction-true'), [{ seat: 0, card: 'odlynn-myrr' }]);
    deepEqual(started.table.state.lasting, []);
  }
});

proves('LRR 8.22, leaders/odlynn-myrr', 'gains nothing if everybody votes for it', () => {
  const started = archon(table().planets('letnev', 'quann'));
  until(started, 1, 'vote').chooses('for').allots({ hercant: 1 });
  started.seat('letnev').isAsked('vote').chooses('for').allots({ quann: 1 });
  started.seat('keleres').chooses('for').allots({ 'moll-primus-keleres': 1 }).says(0).isNotAsked();
  deepEqual([started.seat('keleres').tradeGoods, told(started.table, 'prediction-true')], [0, []]);
});

proves(
  'LRR 8.22, leaders/odlynn-myrr, action-cards/trade-rider',
  'it does not count for another prediction of the same player',
  () => {
    const started = table()
      .actionCards('keleres', 'trade-rider')
      .leader('keleres', 'odlynn-myrr')
      .agenda('enforced-travel-ban');
    until(started, 0, 'after-agenda-revealed').chooses('trade-rider').chooses('against');
    until(started, 0, 'after-agenda-revealed').chooses('odlynn-myrr').chooses('for');
    until(started, 1, 'vote').chooses('for').allots({ hercant: 1 });
    const keleres = started.seat('keleres').isAsked('gain-tokens').isBound(2, 2).allots({ tactic: 2 });
    equal(keleres.tradeGoods, 2); // for Letnev and for themselves; Hacan voted as predicted
  },
);

proves(
  'LRR 51.6, leaders/suffi-an-keleres',
  'not after the card of another player, and not without a trade good',
  () => {
    const another = turnOf(
      'hacan',
      table()
        .leader('keleres', 'suffi-an-keleres', 'locked')
        .goods('keleres', { tradeGoods: 1 })
        .actionCards('hacan', 'mining-initiative'),
    );
    another.seat('hacan').uses('mining-initiative').chooses('hercant');
    another.seat('keleres').isNotAsked();
    const poor = turnOf(
      'keleres',
      table()
        .leader('keleres', 'suffi-an-keleres', 'locked')
        .actionCards('keleres', 'plague')
        .units('hacan', 'arretze', { infantry: 1 })
        .mayRoll('effect', 1),
    );
    poor.seat('keleres').uses('plague').chooses('arretze').isNotAsked();
  },
);

const overwing = () =>
  table()
    .leader('keleres', 'kuuasi-aun-jalatai')
    .planets('keleres', 'thibah')
    .tokens('keleres', { tactic: 0, fleet: 12, strategy: 0 });

proves('LRR 51.10, leaders/kuuasi-aun-jalatai', 'not on the ground, nor where others fight in space', () => {
  const ground = overwing()
    .units('keleres', 'thibah', { infantry: 1 })
    .units('hacan', '21', { carrier: 1, infantry: 1 })
    .active('hacan')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  ground.seat('hacan').isAsked('commit').allots({ 'infantry@thibah': 1 });
  ground.seat('keleres').isNotAsked();
  const others = overwing()
    .units('letnev', '21', { cruiser: 1 })
    .units('hacan', '21', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  others.seat('letnev').passes();
  others.seat('keleres').isNotAsked();
});

proves(
  'LRR 24.4a, leaders/kuuasi-aun-jalatai',
  'only kinds of units with at least one piece in the reinforcements',
  () => {
    const started = (elsewhere: number) =>
      overwing()
        .units('keleres', '46', { cruiser: elsewhere })
        .token('keleres', '46')
        .units('keleres', '21', { destroyer: 8 })
        .token('keleres', '21')
        .units('hacan', '21', { cruiser: 1 })
        .mayRoll('combat', ...Array<number>(elsewhere === 7 ? 11 : 10).fill(10))
        .mayRoll('combat', 1)
        .crowded()
        .start(activate({ system: '21' }));
    const one = started(7).seat('keleres').isAsked('start-of-space-combat').chooses('kuuasi-aun-jalatai');
    one.isAsked('kuuasi-aun-jalatai').isOffered('cruiser').chooses('cruiser').isNotAsked();
    equal(one.units('21').cruiser, 1);
    const none = started(8).seat('keleres').chooses('kuuasi-aun-jalatai').isNotAsked();
    deepEqual(none.units('21'), { flagship: 1, destroyer: 8 });
  },
);

proves('LRR 51.10, leaders/harka-leeds', 'one card in the deck is enough, or in the discard pile', () => {
  const deck = turnOf('keleres', table().leader('keleres', 'harka-leeds').deck('action-cards', 'plague'));
  deepEqual(deck.seat('keleres').uses('harka-leeds').player.actionCards, ['plague']);
  const pile = turnOf(
    'keleres',
    table()
      .leader('keleres', 'harka-leeds')
      .with(game => {
        game.actionCards.discard = ['spy'];
      }),
  );
  deepEqual(pile.seat('keleres').uses('harka-leeds').player.actionCards, ['spy']);
  const useless = turnOf('keleres', table().leader('keleres', 'harka-leeds').deck('action-cards', 'sabotage#0'));
  useless.seat('keleres').uses('harka-leeds'); // and everybody has seen it
  deepEqual(useless.table.state.actionCards.cards, ['sabotage#0']);
  const none = turnOf('keleres', table().leader('keleres', 'harka-leeds'));
  none.seat('keleres').cannotUse('harka-leeds').chooses('pass');
});

proves('R-293, leaders/xander-alexin-victori-iii', 'only for a player who has at least one commodity', () => {
  const lends = (commodities: number) =>
    turnOf('keleres', table().leader('keleres', XANDER).goods('hacan', { commodities }));
  const one = lends(1).seat('keleres').isAsked('action').chooses(`use:${XANDER}`);
  one.isAsked(XANDER).isOffered('1').chooses('1').isAsked('action').chooses('pass');
  deepEqual(one.player.exhausted, [XANDER]);
  lends(0).seat('keleres').isAsked('action').isOffered('tactical', 'pass').chooses('pass');
  const theirs = turnOf('hacan', table().leader('keleres', XANDER).goods('letnev', { commodities: 1 }));
  theirs.seat('keleres').isAsked('start-of-turn').isOffered(XANDER).chooses(XANDER).isOffered('2').chooses('2');
  theirs.seat('hacan').chooses('pass');
  const nobody = turnOf('hacan', table().leader('keleres', XANDER));
  nobody.seat('keleres').isNotAsked();
  nobody.seat('hacan').chooses('pass');
});

proves('LRR 21.7, R-293, leaders/xander-alexin-victori-iii', 'a single commodity pays, and a loan pays once', () => {
  const { seat } = table()
    .leader('keleres', XANDER)
    .goods('keleres', { commodities: 1 })
    .runs(game => pay(game, 0, 1, 'influence'));
  seat('keleres').isOfferedLines({ 'moll-primus-keleres': 1, commodities: 1 }).allots({ commodities: 1 });
  const lent = table()
    .leader('keleres', XANDER)
    .goods('hacan', { commodities: 2, tradeGoods: 2 })
    .with(game => {
      game.lasting = [{ id: XANDER, seat: 1, until: 'turn', aim: null }];
    })
    .runs(function* (game) {
      yield* pay(game, 1, 1, 'influence');
      yield* pay(game, 1, 1, 'influence');
    });
  const hacan = lent.seat('hacan').isAsked('pay-influence').allots({ commodities: 1 });
  hacan.isAsked('pay-influence').isOfferedLines({ hercant: 1, 'trade-goods': 2 }).allots({ 'trade-goods': 1 });
});

proves('LRR 8.22, leaders/odlynn-myrr, action-cards/deadly-plot', 'also for an agenda that is discarded', () => {
  const arranged = table().planets('hacan', 'lodor').planets('letnev', 'quann').actionCards('letnev', 'deadly-plot');
  const started = archon(arranged);
  until(started, 1, 'vote').chooses('against').allots({ hercant: 1, lodor: 1 });
  started.seat('letnev').isAsked('vote').chooses('for').allots({ quann: 1 });
  until(started, 2, 'when-outcome-resolves').chooses('deadly-plot');
  const keleres = until(started, 0, 'gain-tokens').isBound(2, 2).allots({ tactic: 2 });
  equal(keleres.tradeGoods, 2);
});

proves('GR setup.3, LRR 51.2, faction-abilities/the-tribuni', 'the sheet lists what belongs to it', () => {
  const { seat } = given('keleres', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  equal(seat('keleres').player.sheet.includes('the-tribuni'), true);
});
