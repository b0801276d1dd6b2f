import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate, voting } from '../../../moments/steps.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { dealNotes } from '../../../verbs/cards/notes.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';
import { handOverCommodities } from '../../../verbs/economy/commodities.ts';
import { exchange } from '../../../verbs/economy/transactions.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

const table = () => given('empyrean', 'hacan', 'letnev').sheet('empyrean');
const active = (system: string) => activate({ system });

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('empyrean', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('empyrean').player;
  const abilities = ['voidborn', 'aetherpassage', 'dark-whispers'];
  deepEqual(sheet, [...abilities, 'dynamo', 'watcher', 'aetherstream', 'voidwatch']);
  deepEqual(leaders, [
    { id: 'acamar', locked: false },
    { id: 'xuange', locked: true },
    { id: 'conservator-procyon', locked: true },
  ]);
});

proves('LRR 69, faction-abilities/dark-whispers', 'it begins with two notes of its faction', () => {
  const { seat } = given('empyrean', 'hacan', 'letnev').runs(dealNotes);
  const own = seat('empyrean').player.notes.filter(note => note.includes('pact'));
  deepEqual(own, ['blood-pact#0', 'dark-pact#0']);
});

proves('LRR 59.1, LRR 59.2, faction-abilities/voidborn', 'nebulae do not stop or slow its ships', () => {
  const through = table()
    .units('empyrean', '27', { cruiser: 1 })
    .units('hacan', '19', { destroyer: 1 })
    .token('empyrean', '18')
    .start(active('18'));
  through.seat('empyrean').isAsked('move.from').isOffered('27').passes(); // through the nebula 42
  const out = table().units('empyrean', '42', { cruiser: 1 }).token('empyrean', '46').start(active('46'));
  out.seat('empyrean').isAsked('move.from').isOffered('42').passes();
});

proves(
  'LRR 59.2, faction-abilities/voidborn, relics/circlet-of-the-void',
  'nor do two cards lift the same rule twice',
  () => {
    const { seat } = table()
      .relics('empyrean', 'circlet-of-the-void')
      .units('empyrean', '42', { cruiser: 1 })
      .token('empyrean', '44')
      .start(active('44'));
    seat('empyrean').isNotAsked(); // three systems away
  },
);

proves('LRR 59.1, LRR 78.7, faction-abilities/voidborn', 'its ships may retreat into a nebula', () => {
  const { seat } = table()
    .units('empyrean', '19', { cruiser: 1 })
    .units('empyrean', '42', { destroyer: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .start(active('19'));
  seat('empyrean').passes().isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat('empyrean').units('42'), { cruiser: 1, destroyer: 1 });
});

proves(
  'LRR 59.3, faction-abilities/voidborn',
  'in all other respects it is a nebula: it adds 1 to combat rolls of the defender',
  () => {
    const { seat } = table()
      .units('empyrean', '42', { cruiser: 1 })
      .units('hacan', '42', { cruiser: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 6)
      .start(active('42'));
    for (const who of ['empyrean', 'hacan'] as const) if (seat(who).isWaitedFor) seat(who).passes();
    deepEqual(seat('hacan').units('42'), {});
  },
);

/** Letnev would move from 26 to 20 through systems that all have fleets. */
const blocked = (third?: 'hacan') => {
  const setup = table()
    .units('letnev', '26', { cruiser: 1 })
    .units('empyrean', '46', { cruiser: 1 })
    .units('empyrean', '39', { cruiser: 1 })
    .units('hacan', '25', { cruiser: 1 })
    .active('letnev')
    .token('letnev', '20');
  return third ? setup.units(third, '46', { destroyer: 1 }).units(third, '39', { destroyer: 1 }) : setup;
};

proves('LRR 58.3b, faction-abilities/aetherpassage', 'it may let ships of others pass its own, in this action', () => {
  const { seat, table: played } = blocked().start(active('20'));
  seat('empyrean').isAsked('after-system-activated').isOffered('aetherpassage').chooses('aetherpassage');
  seat('letnev').isAsked('move.from').isOffered('26').chooses('26').allots({ cruiser: 1 });
  if (seat('letnev').isWaitedFor) seat('letnev').chooses('46>20');
  deepEqual(seat('letnev').units('20'), { cruiser: 1 });
  deepEqual(played.state.lasting, []);
});

proves('LRR 58.3b, faction-abilities/aetherpassage', 'it may decline; not through ships of a third player', () => {
  const left = blocked().start(active('20'));
  left.seat('empyrean').passes();
  left.seat('letnev').isNotAsked();
  const third = blocked('hacan').start(active('20'));
  third.seat('empyrean').chooses('aetherpassage');
  third.seat('letnev').isNotAsked();
});

proves('LRR 58.3b, faction-abilities/aetherpassage', 'not for its own action, nor without ships', () => {
  const own = table().units('empyrean', '46', { cruiser: 1 }).token('empyrean', '20').start(active('20'));
  own.seat('empyrean').isAsked('move.from').passes();
  const none = table()
    .units('empyrean', 'wellon', { infantry: 1 })
    .planets('empyrean', 'wellon')
    .active('letnev')
    .start(active('20'));
  none.seat('empyrean').isNotAsked();
});

/** Both can vote with one planet; Hacan has the note. */
const elections = (inPlay: boolean) => {
  const setup = table().planets('empyrean', 'wellon').planets('hacan', 'lodor').planets('letnev', 'thibah');
  return (inPlay ? setup.notesInPlay('hacan', 'blood-pact#0') : setup.notes('hacan', 'blood-pact#0'))
    .speaker('letnev')
    .with(game => {
      game.agenda = { card: 'mutiny', votes: [], stakes: [], barred: [], excluded: [] };
    })
    .phase('agenda')
    .active(null)
    .start(voting({ order: [0, 1] }));
};
const addedIn = ({ table: played }: ReturnType<typeof elections>) =>
  eventsOf(played, 'votes-added').map(({ data }) => data);

proves('LRR 8, promissory-notes/blood-pact', 'who votes like the owner casts four votes more', () => {
  const started = elections(true);
  started.seat('empyrean').chooses('for').allots({ wellon: 1 });
  started.seat('hacan').chooses('for').allots({ lodor: 1 });
  deepEqual(addedIn(started), [{ seat: 1, count: 4, card: 'blood-pact#0' }]);
});

proves(
  'LRR 8, promissory-notes/blood-pact',
  'not for another outcome, not without votes of its own, and not from the hand',
  () => {
    const other = elections(true);
    other.seat('empyrean').chooses('against').allots({ wellon: 1 });
    other.seat('hacan').chooses('for').allots({ lodor: 1 });
    deepEqual(addedIn(other), []);
    const alone = elections(true);
    alone.seat('empyrean').passes();
    alone.seat('hacan').chooses('for').allots({ lodor: 1 });
    deepEqual(addedIn(alone), []);
    const held = elections(false);
    held.seat('empyrean').chooses('for').allots({ wellon: 1 });
    held.seat('hacan').chooses('for').allots({ lodor: 1 });
    deepEqual(addedIn(held), []);
  },
);

proves(
  'LRR 22, LRR 69.4, promissory-notes/blood-pact, promissory-notes/dark-pact',
  'an action puts each into play',
  () => {
    const { seat } = table()
      .strategyCards('hacan', 'trade!')
      .notes('hacan', 'blood-pact#0', 'dark-pact#0')
      .tokens('hacan', { tactic: 0 })
      .start(takeTurn({ seat: 1 }), takeTurn({ seat: 1 }));
    const hacan = seat('hacan').chooses('component:blood-pact:blood-pact#0');
    hacan.chooses('component:dark-pact:dark-pact#0');
    deepEqual(hacan.player.notesInPlay, ['blood-pact#0', 'dark-pact#0']);
  },
);

proves(
  'LRR 69.3, promissory-notes/blood-pact, promissory-notes/dark-pact',
  'they go back where the holder activates a system with any unit of the owner',
  () => {
    const { seat } = table()
      .notesInPlay('hacan', 'blood-pact#0', 'dark-pact#0')
      .units('empyrean', 'wellon', { pds: 1 })
      .planets('empyrean', 'wellon')
      .active('hacan')
      .token('hacan', '19')
      .start(active('19'));
    deepEqual([seat('hacan').player.notesInPlay, seat('empyrean').player.notes.length], [[], 2]);
    const far = table().notesInPlay('hacan', 'blood-pact#0').active('hacan').token('hacan', '19').start(active('19'));
    deepEqual(far.seat('hacan').player.notesInPlay, ['blood-pact#0']);
  },
);

/** Hacan (commodity value 6) gives this many of its commodities. */
const gift = (commodities: number, to: 0 | 2 = 0, held = 6) =>
  table()
    .sheet('letnev', 'pillage')
    .notesInPlay('hacan', 'dark-pact#0')
    .goods('hacan', { commodities: held })
    .runs(game => {
      const none = { amounts: {}, note: undefined, cards: [] };
      return exchange(game, 1, to, { ...none, amounts: { commodities } }, none);
    });

proves(
  'LRR 21.5, promissory-notes/dark-pact',
  'giving the maximum of commodities brings both players a trade good',
  () => {
    const goods = ({ seat }: ReturnType<typeof gift>) => [0, 1, 2].map(each => seat(each).tradeGoods);
    deepEqual(goods(gift(6)), [7, 1, 0]);
    deepEqual(goods(gift(5)), [5, 0, 0]);
    deepEqual(goods(gift(6, 2)), [0, 0, 6]);
  },
);

proves('LRR 21.5, promissory-notes/dark-pact, promissory-notes/trade-agreement', 'also by a Trade Agreement', () => {
  const handed = (commodities: number) =>
    table()
      .notesInPlay('hacan', 'dark-pact#0')
      .goods('hacan', { commodities })
      .runs(game => handOverCommodities(game, 1, 0));
  const full = handed(6);
  deepEqual([full.seat('empyrean').tradeGoods, full.seat('hacan').tradeGoods], [7, 1]);
  const less = handed(4);
  deepEqual([less.seat('empyrean').tradeGoods, less.seat('hacan').tradeGoods], [4, 0]);
});

proves('LRR 87, faction-units/dynamo', 'two influence repair any unit that has sustained damage near it', () => {
  const hit = (who: 0 | 1, flagship: string) =>
    table()
      .units('empyrean', flagship, { flagship: 1 })
      .units(who, '46', { dreadnought: 2 })
      .goods('empyrean', { tradeGoods: 3 })
      .runs(function* (game) {
        yield* assignHits(game, who, { system: '46', planet: null }, 2, isShip, { cause: 'effect', by: null });
      });
  const beside = hit(1, '20');
  beside.seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 2 });
  const empyrean = beside.seat('empyrean').isAsked('after-sustain-damage').isOffered('dynamo').chooses('dynamo');
  if (empyrean.isWaitedFor && empyrean.ask.kind === 'pay-influence') empyrean.allots({ 'trade-goods': 2 });
  deepEqual(
    [empyrean.isNotAsked().tradeGoods, beside.seat('hacan').units('46')],
    [1, { dreadnought: 1, 'dreadnought!': 1 }],
  );
  const far = hit(1, '21');
  far.seat('hacan').allots({ dreadnought: 2 });
  far.seat('empyrean').isNotAsked();
});

proves('LRR 2.8, faction-units/watcher', "a mech near a player's units cancels the action card that they play", () => {
  const played = (units: string) =>
    table()
      .strategyCards('hacan', 'trade!')
      .tokens('hacan', { tactic: 0 })
      .units('empyrean', 'wellon', { mech: 1, 'mech!': 1 })
      .planets('empyrean', 'wellon')
      .units('hacan', units, { cruiser: 1 })
      .actionCards('hacan', 'focused-research', 'sabotage#1')
      .actionCards('letnev', 'sabotage#2')
      .goods('hacan', { tradeGoods: 4 })
      .start(takeTurn({ seat: 1 }));
  const { seat, table: at } = played('46');
  seat('hacan').uses('focused-research');
  seat('letnev').passes();
  seat('empyrean').isAsked('when-action-card-played').isOffered('watcher').chooses('watcher');
  seat('empyrean').isAsked('watcher.mech').isOffered('mech@wellon', 'mech@wellon!').chooses('mech@wellon!');
  deepEqual(seat('empyrean').units('wellon'), { mech: 1 });
  deepEqual([seat('hacan').tradeGoods, at.state.actionCards.discard], [4, ['focused-research']]);
  seat('hacan').isAsked('action').chooses('pass'); // it still has its action
  const far = played('39');
  far.seat('hacan').uses('focused-research');
  far.seat('empyrean').isNotAsked();
  far.seat('letnev').passes();
  far.seat('hacan').isAsked('research').chooses('neural-motivator');
});

proves(
  'LRR 2.8, faction-units/watcher',
  'it can cancel a card that cancels another one, and never its own cards',
  () => {
    const { seat } = table()
      .strategyCards('empyrean', 'leadership!')
      .tokens('empyrean', { tactic: 0 })
      .units('empyrean', 'wellon', { mech: 1 })
      .planets('empyrean', 'wellon')
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('empyrean', 'focused-research')
      .actionCards('hacan', 'sabotage#1')
      .goods('empyrean', { tradeGoods: 4 })
      .start(takeTurn({ seat: 0 }));
    seat('empyrean').uses('focused-research').isNotAsked();
    seat('hacan').chooses('sabotage#1');
    seat('empyrean').isAsked('when-action-card-played').isOffered('watcher').chooses('watcher').chooses('mech@wellon');
    seat('empyrean').isAsked('research').chooses('neural-motivator');
    deepEqual(seat('empyrean').units('wellon'), {});
    equal(seat('empyrean').tradeGoods, 0);
  },
);
