import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { mayPlayActionCards } from '../../../moments/cards/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { drawForStatus, readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { drawActionCards, keepToHandLimit } from '../../../verbs/cards/cards.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

/** Yssaril can only use component actions or pass. */
const table = () =>
  given('yssaril', 'hacan', 'letnev')
    .sheet('yssaril')
    .strategyCards('yssaril', 'leadership!')
    .tokens('yssaril', { tactic: 0 });
const turn = takeTurn({ seat: 0 });
const cards = [
  'plague',
  'spy',
  'uprising',
  'repeal-law',
  'industrial-initiative',
  'mining-initiative',
  'insubordination',
];

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('yssaril', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('yssaril').player;
  const abilities = ['stall-tactics', 'scheming', 'crafty'];
  const units = ['ysia-yssrila', 'blackshade-infiltrator'];
  deepEqual(sheet, [...abilities, ...units, 'mageon-implants', 'transparasteel-plating']);
  deepEqual(leaders, [
    { id: 'ssruu', locked: false },
    { id: 'so-ata', locked: true },
    { id: 'kyver-blade-and-key', locked: true },
  ]);
});

proves('LRR 22, faction-abilities/stall-tactics', 'an action card of its choice is an action', () => {
  const { seat, table: played } = table().actionCards('yssaril', 'plague', 'spy').start(turn);
  seat('yssaril').uses('stall-tactics').isAsked('discard-action-cards').isOffered('plague', 'spy').chooses('spy');
  deepEqual([seat('yssaril').player.actionCards, played.state.actionCards.discard], [['plague'], ['spy']]);
  equal(played.over, true); // that was its turn
});

proves('LRR 22.2, faction-abilities/stall-tactics', 'not without a card', () => {
  const { seat } = table().start(turn);
  seat('yssaril').isAsked('action').isOffered('pass').chooses('pass');
});

proves(
  'LRR 30.1, faction-units/blackshade-infiltrator, faction-abilities/stall-tactics',
  'after Stall Tactics a mech may appear on a planet of its own, for nothing',
  () => {
    const stalled = () =>
      table()
        .planets('yssaril', 'shalloq', 'wellon')
        .planets('hacan', 'lodor')
        .actionCards('yssaril', 'plague')
        .start(turn)
        .seat('yssaril')
        .uses('stall-tactics')
        .chooses('plague')
        .isAsked('after-faction-ability')
        .isOffered('blackshade-infiltrator');
    const placed = stalled().chooses('blackshade-infiltrator');
    placed.isAsked('deploy').isOffered('shalloq', 'wellon').chooses('wellon').isNotAsked();
    deepEqual(placed.units('wellon'), { mech: 1 });
    deepEqual(stalled().passes().isNotAsked().units('wellon'), {});
  },
);

proves('LRR 30.2, faction-units/blackshade-infiltrator', 'not when all four are on the board', () => {
  const { seat } = table()
    .planets('yssaril', 'wellon')
    .units('yssaril', 'wellon', { mech: 4 })
    .actionCards('yssaril', 'plague')
    .start(turn);
  seat('yssaril').uses('stall-tactics').chooses('plague').isNotAsked();
});

proves('LRR 30.1, faction-units/blackshade-infiltrator', "not after another's ability", () => {
  const { seat } = given('yssaril', 'hacan', 'letnev')
    .sheet('yssaril')
    .sheet('hacan', 'stall-tactics')
    .strategyCards('hacan', 'leadership!')
    .planets('yssaril', 'wellon')
    .actionCards('hacan', 'plague')
    .start(takeTurn({ seat: 1 }));
  seat('hacan').uses('stall-tactics').chooses('plague');
  seat('yssaril').isNotAsked();
});

proves(
  'LRR 2.4, faction-abilities/scheming',
  'it draws one card more for each instruction, and then discards one of its whole hand',
  () => {
    const { seat, table: played } = table()
      .actionCards('yssaril', 'plague')
      .deck('action-cards', ...cards.slice(1))
      .resolves('yssaril', (game, me) => drawActionCards(game, me, 2));
    seat('yssaril').isAsked('discard-action-cards').isBound(1, 1).isOffered('plague', 'spy', 'uprising', 'repeal-law');
    seat('yssaril').chooses('plague');
    deepEqual(seat('yssaril').player.actionCards, ['spy', 'uprising', 'repeal-law']);
    deepEqual(
      eventsOf(played, 'action-cards-drawn').map(({ data }) => data.count),
      [3],
    );
  },
);

proves('LRR 2.4, faction-abilities/scheming', 'others do not, nor does it where nothing is left to draw', () => {
  const other = table()
    .deck('action-cards', ...cards)
    .resolves('hacan', (game, me) => drawActionCards(game, me, 1));
  deepEqual(other.seat('hacan').isNotAsked().player.actionCards, ['plague']);
  const empty = table()
    .actionCards('yssaril', 'spy')
    .resolves('yssaril', (game, me) => drawActionCards(game, me, 1));
  deepEqual(empty.seat('yssaril').isNotAsked().player.actionCards, ['spy']);
  const last = table()
    .deck('action-cards', 'spy')
    .resolves('yssaril', (game, me) => drawActionCards(game, me, 1));
  deepEqual(last.seat('yssaril').chooses('spy').player.actionCards, []);
});

proves(
  'LRR 81.3, faction-abilities/scheming, agendas/minister-of-policy',
  'two draws of the status phase count twice',
  () => {
    const { seat } = table()
      .law('minister-of-policy', '0')
      .technology('yssaril', 'neural-motivator')
      .deck('action-cards', ...cards)
      .start(drawForStatus({ seat: 0 }), readyRepairReturn({}));
    const yssaril = seat('yssaril').isOffered('plague', 'spy', 'uprising').chooses('spy');
    yssaril.isOffered('plague', 'uprising', 'repeal-law', 'industrial-initiative').chooses('repeal-law');
    deepEqual(yssaril.player.actionCards, ['plague', 'uprising', 'industrial-initiative']);
  },
);

proves('faction-abilities/scheming, relics/the-codex', 'cards that are taken are not drawn', () => {
  const { seat } = table()
    .relics('yssaril', 'the-codex')
    .with(game => game.actionCards.discard.push('plague', 'spy'))
    .deck('action-cards', 'uprising')
    .start(turn);
  seat('yssaril').uses('the-codex').chooses('plague', 'spy').isNotAsked();
  deepEqual(seat('yssaril').player.actionCards, ['plague', 'spy']);
});

proves(
  'LRR 2.4, faction-abilities/crafty, agendas/executive-sanctions',
  'its hand knows no limit, not even of a law',
  () => {
    const held = (who: 'yssaril' | 'hacan') =>
      table()
        .law('executive-sanctions')
        .actionCards(who, ...cards, 'veto')
        .resolves(who, keepToHandLimit)
        .seat(who);
    equal(held('yssaril').isNotAsked().player.actionCards.length, 8);
    held('hacan')
      .isAsked('discard-action-cards')
      .isBound(5, 5)
      .chooses(...cards.slice(0, 5));
  },
);

proves(
  'LRR 22, technologies/mageon-implants',
  "it sees another's action cards, alone, and takes one without drawing",
  () => {
    const { seat, table: played } = table()
      .technology('yssaril', 'mageon-implants')
      .actionCards('hacan', 'plague', 'spy')
      .actionCards('yssaril', 'veto')
      .deck('action-cards', 'uprising')
      .start(turn);
    const yssaril = seat('yssaril').uses('mageon-implants').isAsked('mageon-implants.player');
    yssaril.isOffered('1').chooses('1').isAsked('mageon-implants.card').isOffered('plague', 'spy').chooses('spy');
    deepEqual(yssaril.isNotAsked().player.actionCards, ['veto', 'spy']);
    deepEqual([seat('hacan').player.actionCards, yssaril.player.exhausted], [['plague'], ['mageon-implants']]);
    const [seen] = eventsOf(played, 'hands-seen');
    deepEqual(seen!.secret, { 0: { cards: ['plague', 'spy'] } });
  },
);

proves('LRR 22.2, technologies/mageon-implants', 'not where nobody else has a card, nor while it is exhausted', () => {
  const idle = () => table().technology('yssaril', 'mageon-implants').actionCards('yssaril', 'plague');
  idle().start(turn).seat('yssaril').cannotUse('mageon-implants').chooses('pass');
  const tired = idle().actionCards('hacan', 'spy').exhausted('yssaril', 'mageon-implants').start(turn);
  tired.seat('yssaril').cannotUse('mageon-implants').chooses('pass');
});

proves('LRR 2, technologies/transparasteel-plating', 'in its turn others who have passed play no action cards', () => {
  const may = (active: number | null, phase: 'action' | 'status' = 'action') => {
    const { table: played } = table()
      .technology('yssaril', 'transparasteel-plating')
      .passed('yssaril', 'hacan')
      .active(active)
      .phase(phase)
      .runs(function* () {});
    return [0, 1, 2].map(seat => mayPlayActionCards(played.state, seat, true));
  };
  deepEqual(may(0), [true, false, true]);
  deepEqual(may(2), [true, true, true]);
  deepEqual(may(0, 'status'), [true, true, true]);
  deepEqual(may(null), [true, true, true]);
});

proves('LRR 2.8, technologies/transparasteel-plating', 'their other abilities work as always', () => {
  const { seat } = table()
    .technology('yssaril', 'transparasteel-plating')
    .technology('hacan', 'instinct-training')
    .actionCards('hacan', 'sabotage#1')
    .actionCards('yssaril', 'focused-research')
    .goods('yssaril', { tradeGoods: 4 })
    .technology('yssaril', 'neural-motivator')
    .passed('hacan')
    .start(turn);
  seat('yssaril').uses('focused-research');
  seat('hacan').isAsked('when-action-card-played').isOffered('instinct-training').passes();
  seat('yssaril').isAsked('research').chooses('sarween-tools');
});

proves(
  'LRR 69.1, promissory-notes/spy-net',
  "its holder takes one of the owner's action cards as their turn starts",
  () => {
    const { seat } = table()
      .strategyCards('hacan', 'trade!')
      .actionCards('yssaril', 'plague', 'spy')
      .notes('hacan', 'spy-net#0')
      .active('hacan')
      .start(takeTurn({ seat: 1 }));
    const hacan = seat('hacan').isAsked('start-of-turn').isOffered('spy-net#0').chooses('spy-net#0');
    hacan.isAsked('spy-net.card').isOffered('plague', 'spy').chooses('plague');
    deepEqual([hacan.player.actionCards, seat('yssaril').player.actionCards], [['plague'], ['spy']]);
    deepEqual([hacan.player.notes, seat('yssaril').player.notes], [[], ['spy-net#0']]);
    hacan.isAsked('action').chooses('pass');
  },
);

proves('LRR 69.1, promissory-notes/spy-net', "not in another's turn, nor from an empty hand", () => {
  const idle = (...held: string[]) =>
    table()
      .strategyCards('hacan', 'trade!')
      .actionCards('yssaril', ...held)
      .notes('hacan', 'spy-net#0');
  idle('plague').start(turn).seat('yssaril').isAsked('action').chooses('pass');
  const empty = idle()
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  empty.seat('hacan').isAsked('action').chooses('pass');
});

proves('LRR 58.3b, faction-units/ysia-yssrila', "the flagship passes others' ships, but no ships with it", () => {
  const { seat } = table()
    .units('yssaril', '26', { flagship: 1, cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .units('hacan', '39', { cruiser: 1 })
    .token('yssaril', '20')
    .start(activate({ system: '20' }));
  const yssaril = seat('yssaril').isAsked('move.from').isOffered('26').chooses('26');
  yssaril.isAsked('move.ships').isOfferedLines({ flagship: 1 });
  equal(yssaril.barred.cruiser, 'move.blocked-by-ships LRR 58.3b');
  yssaril.allots({ flagship: 1 });
  deepEqual(yssaril.units('20'), { flagship: 1 });
});

proves('LRR 58.3b, faction-units/ysia-yssrila', 'it stops where it fights, and other flagships are held up', () => {
  const other = given('yssaril', 'hacan', 'letnev')
    .sheet('yssaril')
    .units('letnev', '26', { flagship: 1 })
    .units('yssaril', '46', { cruiser: 1 })
    .units('yssaril', '19', { cruiser: 1 })
    .units('yssaril', '39', { cruiser: 1 })
    .active('letnev')
    .technology('letnev', 'gravity-drive')
    .token('letnev', '20')
    .start(activate({ system: '20' }));
  other.seat('letnev').isNotAsked();
});
