import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { score } from '../../model/readers.ts';
import { actionPhase } from '../../rules/action-phase.ts';
import { cleanup } from '../../rules/cleanup.ts';
import { rolePhase } from '../../rules/role-phase.ts';
import { turn } from '../../rules/turn.ts';
import { given } from '../../testing/index.ts';

proves('R-008', 'Streamlining removes one hand card, once on each own turn', () => {
  const { seat, table } = given(2)
    .permanent(0, 'streamlining')
    .hand(0, 'survey', 'politics', 'warfare')
    .start(actionPhase({ left: 1 }), rolePhase({}), cleanup({}));
  const before = table.state.removed.length;

  const me = seat(0).isAsked('action').isOffered('politics', 'warfare', 'use:streamlining').chooses('use:streamlining');
  me.isAsked('remove').isOffered('survey', 'politics', 'warfare').isRefused('answer/too-many', 'survey', 'politics');
  me.chooses('survey');
  equal(table.state.removed.length, before + 1);
  deepEqual([me.hand, me.discard], [['politics', 'warfare'], []]);

  me.isAsked('action').isOffered('politics', 'warfare').passes();
  me.isAsked('role').isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research').chooses('trade');
  me.isAsked('boost').isOffered().passes();
  seat(1).chooses('dissent');
  me.isAsked('discard').isOffered('politics', 'warfare').passes();
});

proves(
  'R-008',
  'Streamlining waits: it is offered again at every question until it is used, and then removes a card',
  () => {
    const { seat } = given(2)
      .permanent(0, 'streamlining')
      .hand(0, 'politics')
      .start(actionPhase({ left: 1 }), rolePhase({}), cleanup({}));
    const me = seat(0).isAsked('action').isOffered('politics', 'use:streamlining');
    me.passes().isAsked('role');
    me.isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research', 'use:streamlining').chooses('trade');
    me.passes();
    seat(1).isAsked('follow').isOffered('dissent').chooses('dissent');
    me.isAsked('discard').isOffered('politics', 'use:streamlining').chooses('use:streamlining');
    me.isRefused('answer/too-few').chooses('politics');
    me.isOffered().passes();
    deepEqual([me.hand, me.discard], [['produce-trade'], []]); // drawn from the reshuffled discard pile
  },
);

proves('R-008', 'an empty hand, or the turn of another, gives Streamlining nothing to do', () => {
  const { seat } = given(2)
    .permanent(0, 'streamlining')
    .permanent(1, 'hyperefficiency')
    .hand(1, 'politics')
    .start(rolePhase({}));
  seat(0).isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research').chooses('warfare');
  seat(1).isOffered('dissent').chooses('dissent');
});

proves('ED "Technologies"', 'Hyperefficiency shrinks the hand before the cards are drawn up to the limit', () => {
  const { seat, table } = given(2) // interaction 55
    .permanent(0, 'hyperefficiency')
    .hand(0, 'survey', 'survey', 'politics', 'warfare')
    .deck(0, 'colonize', 'colonize', 'colonize', 'research')
    .start(cleanup({}));
  const before = table.state.removed.length;

  const me = seat(0).isAsked('discard').isOffered('survey', 'survey', 'politics', 'warfare', 'use:hyperefficiency');
  me.chooses('use:hyperefficiency').isAsked('remove').isOffered('survey', 'survey', 'politics', 'warfare');
  me.chooses('survey', 'survey', 'politics');
  equal(table.state.removed.length, before + 3);
  me.isAsked('discard').isOffered('warfare', 'use:hyperefficiency').passes();
  deepEqual(me.hand, ['colonize', 'colonize', 'colonize', 'research', 'warfare']);
  deepEqual(me.discard, []);
});

proves('ED "Technologies"', 'Hyperefficiency may bring a hand that is too large down to its limit', () => {
  const { seat } = given(2)
    .permanent(0, 'hyperefficiency')
    .hand(0, 'survey', 'survey', 'survey', 'survey', 'survey', 'survey', 'politics')
    .start(cleanup({}));
  const me = seat(0).isRefused('answer/too-few').isRefused('answer/too-few', 'survey').chooses('use:hyperefficiency');
  me.chooses('politics', 'survey').isAsked('discard').passes();
  deepEqual(me.hand, ['survey', 'survey', 'survey', 'survey', 'survey']);
});

proves('ED "Technologies"', 'Adaptability: a basic Research card has one symbol of every role, boosting', () => {
  const roles = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
  for (const role of roles) {
    const { seat } = given(2)
      .permanent(0, 'adaptability')
      .hand(0, 'research', 'improved-research-survey', 'data-network')
      .planetDeck()
      .start(rolePhase({}));
    const others = role === 'research' ? ['improved-research-survey', 'data-network'] : [];
    const own = role === 'survey' ? ['improved-research-survey'] : others;
    seat(0)
      .chooses(role)
      .isOffered('research', ...own)
      .passes();
    seat(1).chooses('dissent');
  }
});

proves('ED "Technologies"', 'Adaptability counts one symbol a card, for its owner only', () => {
  const { seat } = given(2)
    .permanent(0, 'adaptability')
    .hand(0, 'research', 'research')
    .hand(1, 'research')
    .start(rolePhase({}));
  seat(0).chooses('warfare').chooses('research', 'research');
  equal(seat(0).empire.fighters, 3);
  seat(1).isOffered('dissent').chooses('dissent');
});

proves(
  'ED "Technologies"',
  'Adaptability: three Research cards follow Colonize as three colonies and leave as cards',
  () => {
    const { seat } = given(2) // interaction 51
      .permanent(1, 'adaptability')
      .hand(1, 'research', 'research', 'research', 'colonize')
      .planet(1, 'new-texas') // costs 3
      .supply(0)
      .start(turn({ seat: 0 }));
    seat(0).chooses('colonize');
    seat(1).isOffered('dissent', 'research', 'research', 'research', 'colonize');
    seat(1).chooses('research', 'research', 'research');
    deepEqual(seat(1).colonies('new-texas'), ['research', 'research', 'research']);

    seat(1).chooses('colonize').isOffered('tuck:new-texas', 'settle:new-texas').chooses('settle:new-texas');
    deepEqual(seat(1).discard, ['colonize', 'research', 'research', 'research']);
    deepEqual(seat(1).colonies('new-texas'), []);
    seat(1).chooses('trade');
    seat(0).chooses('dissent');
  },
);

proves('ED "Technologies"', 'Productivity: the second Action may be a card that the first one drew', () => {
  const { seat } = given(2) // interaction 53
    .permanent(0, 'productivity')
    .hand(0, 'survey')
    .deck(0, 'warfare', 'politics')
    .supply(0)
    .startPlayer(1) // so that this turn is the last
    .start(turn({ seat: 0 }));

  const me = seat(0).isAsked('action').isTold({ left: 2 }).isOffered('survey').chooses('survey');
  me.isAsked('action').isTold({ left: 1 }).isOffered('warfare', 'politics').chooses('warfare');
  equal(me.empire.fighters, 1);
  me.isAsked('role').chooses('warfare').passes(); // and no third one
  seat(1).chooses('dissent');
  me.passes();
});

proves('ED "Technologies"', 'Productivity: both Actions may be skipped', () => {
  const { seat } = given(2)
    .permanent(0, 'productivity')
    .hand(0, 'warfare', 'warfare')
    .start(actionPhase({ left: 2 }));
  seat(0).chooses('warfare').isOffered('warfare').passes();
  equal(seat(0).empire.fighters, 1);

  const other = given(2)
    .permanent(0, 'productivity')
    .hand(0, 'warfare', 'warfare')
    .start(actionPhase({ left: 2 }));
  other.seat(0).passes().isNotAsked();
  equal(other.seat(0).empire.fighters, 0);
});

proves('ED "Technologies"', 'Productivity bought in this turn gives nothing this turn', () => {
  const { seat, table } = given(2) // interaction 53
    .hand(0, 'data-network', 'research', 'research', 'research', 'research', 'warfare', 'warfare')
    .planet(0, 'voson', { faceUp: true })
    .planet(0, 'idroyos', { faceUp: true })
    .planet(0, 'erkam-w', { faceUp: true })
    .supply(0)
    .startPlayer(1)
    .start(turn({ seat: 0 }));
  const me = seat(0).isTold({ left: 1 }).chooses('warfare');
  me.chooses('research').chooses('data-network', 'research', 'research', 'research', 'research');
  me.isTold({ symbols: 7 }).chooses('productivity');
  seat(1).chooses('dissent');
  me.isAsked('discard').isOffered('warfare').passes();
  equal(table.over, true);
});

proves(
  'ED "Technologies"',
  'Logistics: the Role may come first, then the Action uses what it brought, Cleanup last',
  () => {
    const { seat } = given(2) // interaction 54
      .permanent(0, 'logistics')
      .hand(0, 'colonize')
      .planetDeck('idroyos')
      .supply(0)
      .startPlayer(1)
      .start(turn({ seat: 0 }));

    const me = seat(0).isAsked('phase-order').isOffered('action', 'role').chooses('role');
    me.isAsked('role').chooses('survey').passes();
    seat(1).chooses('dissent');
    deepEqual(me.played, ['survey']); // not cleaned up yet
    me.isAsked('action').isOffered('colonize').chooses('colonize').isOffered('tuck:idroyos').chooses('tuck:idroyos');
    deepEqual([me.colonies('idroyos'), me.discard, me.hand], [['colonize'], [], ['survey']]);
  },
);

proves('ED "Technologies"', 'Logistics: the Action may still come first, or be skipped', () => {
  const start = () =>
    given(2)
      .permanent(0, 'logistics')
      .hand(0, 'warfare')
      .supply(0)
      .startPlayer(1)
      .start(turn({ seat: 0 }));

  const usual = start(); // interaction 54
  usual.seat(0).chooses('action').isAsked('action').passes().isAsked('role').chooses('trade').passes();
  usual.seat(1).chooses('dissent');
  usual.seat(0).isAsked('discard').passes();

  const turned = start();
  turned.seat(0).chooses('role').isAsked('role').chooses('trade').passes();
  turned.seat(1).chooses('dissent');
  turned.seat(0).isAsked('action').passes().isAsked('discard').passes();
  equal(turned.table.over, true);
});

proves('ED "Technologies"', 'Logistics of 2011 gives no turn after the end, that of 2014 gives its owner one', () => {
  const start = (errata2014: boolean) =>
    given(2, { errata2014 })
      .permanent(1, 'logistics')
      .supply(0)
      .startPlayer(0)
      .start(turn({ seat: 1 }));

  const first = start(false);
  first.seat(1).chooses('role').chooses('trade');
  first.seat(0).chooses('dissent');
  equal(first.table.over, true);

  const later = start(true);
  later.seat(1).chooses('role').chooses('trade');
  later.seat(0).chooses('dissent');
  equal(later.table.over, false);
  later.seat(1).isAsked('phase-order').chooses('action').isAsked('action').passes().chooses('trade').passes();
  later.seat(0).chooses('dissent');
  later.seat(1).isAsked('discard').passes();
  equal(later.table.over, true);
});

proves(
  'ED "Technologies"',
  'the extra turn of 2014 comes once, and after a start player in the middle of the table',
  () => {
    for (const owner of [0, 1, 2]) {
      const { seat, table } = given(3, { errata2014: true })
        .permanent(owner, 'logistics')
        .supply(0)
        .startPlayer(1)
        .start(turn({ seat: 0 }));
      const plays = (leader: number) => {
        if (leader === owner) seat(leader).chooses('role');
        seat(leader).isAsked('role').chooses('warfare');
        for (const other of [1, 2]) seat((leader + other) % 3).chooses('dissent');
      };
      plays(0);
      equal(table.over, false);
      if (owner === 0) {
        seat(0).chooses('action').isAsked('action').passes().chooses('warfare').passes();
        seat(1).chooses('dissent');
        seat(2).chooses('dissent');
        seat(0).passes();
      } else plays(owner);
      equal(table.over, true);
    }
  },
);

proves('ED 6', 'Fertile Ground and Imperialism are empire symbols for leader and follower', () => {
  const symbols = { survey: 0, warfare: 0, colonize: 1, produce: 1, trade: 0, research: 1 };
  const others = { survey: 1, warfare: 1, colonize: 0, produce: 0, trade: 1, research: 0 };
  for (const role of ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const) {
    const { seat } = given(2)
      .permanent(0, 'fertile-ground')
      .permanent(1, 'imperialism')
      .hand(0, 'politics')
      .planetDeck()
      .start(rolePhase({}));
    seat(0)
      .chooses(role)
      .isTold({ symbols: 1 + symbols[role] })
      .passes();
    seat(1).isTold({ symbols: others[role] });
    seat(1)
      .isOffered('dissent', ...(others[role] ? ['follow'] : []))
      .chooses('dissent');
  }
});

proves('ED 21', 'the Colonize symbol of Fertile Ground is a settle discount', () => {
  const start = (colonies: number) =>
    given(2)
      .permanent(0, 'fertile-ground')
      .hand(0, 'colonize')
      .planet(0, 'new-texas', { colonies: new Array<'colonize'>(colonies).fill('colonize') })
      .start(actionPhase({ left: 1 }))
      .seat(0)
      .chooses('colonize');
  start(1).isOffered('tuck:new-texas').chooses('tuck:new-texas');
  start(2).isOffered('tuck:new-texas', 'settle:new-texas').chooses('settle:new-texas');
});

proves('ED "Scoring"', 'a permanent scores its influence in play', () => {
  const { seat } = given(2).permanent(0, 'fertile-ground').permanent(0, 'logistics').start();
  equal(score(seat(0).empire), 7);
});
