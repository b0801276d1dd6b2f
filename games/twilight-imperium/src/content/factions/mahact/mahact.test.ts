import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { notesOf } from '../../../model/cards/notes.ts';
import { playerToChange } from '../../../model/changes.ts';
import { guestsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { fleetLimitIn } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { giveLines, wantLines } from '../../../verbs/economy/transactions.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders, usesLeader } from '../../../verbs/factions/leaders.ts';

const table = () =>
  given('mahact', 'hacan', 'letnev')
    .sheet('mahact')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

/** The Mahact have these players' tokens in their fleet pool. */
const holding = (...owners: number[]) =>
  table().with(game => {
    playerToChange(game, 0).guests = owners;
  });

proves(
  'GR setup.3, LRR 51.2, faction-abilities/hubris',
  'the faction brings its sheet and leaders, and no Alliance',
  () => {
    const { seat, table: played } = given('mahact', 'hacan', 'letnev').runs(function* (game) {
      dealFactionSheet(game, 0);
      dealLeaders(game, 0);
    });
    const { sheet, leaders } = seat('mahact').player;
    const units = ['arvicon-rex', 'starlancer', 'crimson-legionnaire'];
    deepEqual(sheet, ['edict', 'imperia', 'hubris', ...units, 'crimson-legionnaire-ii', 'genetic-recombination']);
    deepEqual(
      leaders.map(({ id }) => id),
      ['jae-mir-kan', 'il-na-viroset', 'airo-shir-aur'],
    );
    const dealt = (who: number) => notesOf(played.state, who).map(note => note.split('#')[0]);
    equal(dealt(0).includes('alliance'), false);
    equal(dealt(0).includes('scepter-of-dominion'), true);
    equal(dealt(1).includes('alliance'), true);
  },
);

proves('LRR 69, faction-abilities/hubris', 'nobody can give them an Alliance, in a deal or otherwise', () => {
  const { table: played } = table().notes('hacan', 'alliance#1', 'ceasefire#1').notes('mahact', 'ceasefire#0').start();
  const { state } = played;
  const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key).filter(key => key.includes('#1'));
  deepEqual(keys(giveLines(state, 1, 0)), ['note:ceasefire#1']);
  equal(keys(wantLines(state, 0, 1)).includes('note:alliance#1'), false);
  equal(keys(giveLines(state, 1, 2)).includes('note:alliance#1'), true);
});

proves('faction-abilities/hubris', 'whoever is forced to give a note and has no other gives none', () => {
  const { seat } = table()
    .notes('hacan', 'alliance#1')
    .actionCards('mahact', 'diplomatic-pressure#0')
    .deck('agendas', 'mutiny')
    .agenda('arms-reduction');
  seat('mahact').isAsked('when-agenda-revealed').chooses('diplomatic-pressure#0').chooses('1');
  for (const who of ['mahact', 'hacan', 'letnev'] as const) seat(who).isAsked('transaction.deal').passes();
  seat('mahact').isAsked('vote').passes().isAsked('break-tie').chooses('for');
  deepEqual(seat('hacan').player.notes, ['alliance#1']);
});

/** A cruiser of the Mahact beats one of Hacan in 46. */
const win = (arranged = table()) =>
  arranged
    .units('mahact', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1);

proves(
  'LRR 20, LRR 37.1, faction-abilities/edict',
  'a won combat brings a token of the loser, which counts for fleets',
  () => {
    const { seat, table: played } = win().start(activate({ system: '46' }));
    deepEqual(guestsOf(played.state, 0), [1]);
    equal(seat('hacan').tokens.reinforcements, 7);
    equal(fleetLimitIn(played.state, 0, '19'), 4);
  },
);

proves('LRR 42, faction-abilities/edict', 'a ground combat too, also as the defender', () => {
  const { table: played } = table()
    .planets('mahact', 'wellon')
    .units('mahact', 'wellon', { infantry: 2 })
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .active('hacan')
    .dice('combat', 1)
    .dice('combat', 10, 10)
    .start(activate({ system: '19' }));
  played.answer({ ask: played.asks(1)[0]!.id, seat: 1, value: { 'infantry@wellon': 1 } });
  deepEqual(guestsOf(played.state, 0), [1]);
});

proves(
  'LRR 20.1, faction-abilities/edict',
  'one of each player at most; from the sheet where nothing is in reinforcements',
  () => {
    const again = win(holding(1)).start(activate({ system: '46' }));
    deepEqual([guestsOf(again.table.state, 0), again.seat('hacan').tokens.reinforcements], [[1], 7]);
    const poor = win()
      .tokens('hacan', { tactic: 10, fleet: 3, strategy: 3 })
      .start(activate({ system: '46' }));
    poor.seat('hacan').isAsked('give-token-from').isOffered('fleet', 'strategy', 'tactic').chooses('strategy');
    deepEqual([guestsOf(poor.table.state, 0), poor.seat('hacan').tokens.strategy], [[1], 2]);
  },
);

proves('LRR 20.1, faction-abilities/edict', 'nothing for the loser, nor after a draw', () => {
  const fight = (mine: number, theirs: number) =>
    table()
      .units('mahact', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', mine)
      .dice('combat', theirs)
      .start(activate({ system: '46' })).table.state;
  deepEqual([guestsOf(fight(1, 10), 0), guestsOf(fight(10, 10), 0)], [[], []]);
});

proves(
  'LRR 37.1a, LRR 16.3, faction-abilities/edict',
  'the token is there before fighters beyond capacity have to go',
  () => {
    const { seat } = table()
      .technology('mahact', 'fighter-ii')
      .tokens('mahact', { fleet: 1 })
      .units('mahact', '46', { carrier: 1, fighter: 2 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 1, 10, 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('mahact').isAsked('assign-hits').allots({ carrier: 1 }).isNotAsked();
    deepEqual(seat('mahact').units('46'), { fighter: 2 });
  },
);

const commanders = (...locked: ['locked'] | []) =>
  holding(1)
    .leader('hacan', 'gila-the-silvertongue', ...locked)
    .leader('letnev', 'rear-admiral-farran');

const uses = ({ state }: { state: State }, id: string) => usesLeader(state, 0, id);

proves('LRR 51.8, faction-abilities/imperia', 'commanders of those whose tokens it has, once they are unlocked', () => {
  const { table: played } = commanders().start();
  deepEqual([uses(played, 'gila-the-silvertongue'), uses(played, 'rear-admiral-farran')], [true, false]);
  equal(uses(commanders('locked').start().table, 'gila-the-silvertongue'), false);
});

proves(
  'LRR 33.10e, LRR 33.10f, faction-abilities/imperia',
  'also of one who is out of the game; its own guests go home',
  () => {
    const { table: played } = commanders().runs(game => eliminate(game, 1));
    deepEqual([guestsOf(played.state, 0), uses(played, 'gila-the-silvertongue')], [[1], true]);
    const home = holding(1).runs(game => eliminate(game, 0));
    deepEqual(guestsOf(home.table.state, 0), []);
    equal(home.seat('hacan').tokens.reinforcements, 8);
  },
);

proves('faction-abilities/imperia', 'the combat that brought the token is not one that its commander works for', () => {
  const fight = (arranged: ReturnType<typeof table>) =>
    arranged
      .leader('mentak', 'sula-mentarion')
      .notes('mentak', 'ceasefire#1')
      .units('mahact', '46', { cruiser: 1 })
      .units('mentak', '46', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
  const mentak = () =>
    given('mahact', 'mentak', 'letnev').sheet('mahact').planets('mahact', 'ixth').planets('mentak', 'moll-primus');
  fight(mentak()).seat('mahact').isNotAsked();
  const before = fight(
    mentak().with(game => {
      playerToChange(game, 0).guests = [1];
    }),
  );
  before.seat('mahact').isAsked('after-combat').isOffered('sula-mentarion').passes();
});

const flagship = (...owners: number[]) =>
  holding(...owners)
    .units('mahact', '46', { flagship: 1 })
    .units('hacan', '46', { cruiser: 1 });

proves('LRR 78.5, faction-units/arvicon-rex', 'better by 2 against whoever has no token in the fleet pool', () => {
  const free = flagship(2)
    .dice('combat', 3, 2)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(free.seat('hacan').units('46'), {});
  const held = flagship(1)
    .dice('combat', 3, 4)
    .dice('combat', 1)
    .dice('combat', 5, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(held.seat('hacan').units('46'), {});
});

const scepter = () =>
  holding(1)
    .notes('letnev', 'scepter-of-dominion#0')
    .units('letnev', '46', { cruiser: 1 })
    .units('letnev', '10', { cruiser: 1 });

proves(
  'promissory-notes/scepter-of-dominion, LRR 20.3b',
  'those whose tokens the owner has place one, and the owner',
  () => {
    const { seat } = scepter().runs(game => open(game, startOfStrategyPhase, {}));
    const letnev = seat('letnev').isAsked('start-of-strategy-phase').chooses('scepter-of-dominion#0');
    letnev.isOffered('46').chooses('46');
    deepEqual(letnev.system('46').tokens.toSorted(), [0, 1]);
    deepEqual(seat('mahact').player.notes, ['scepter-of-dominion#0']);
  },
);

proves(
  'promissory-notes/scepter-of-dominion',
  'the holder chooses among its systems that are no home; its own token stays',
  () => {
    const { seat } = scepter()
      .units('letnev', '20', { cruiser: 1 })
      .with(game => {
        playerToChange(game, 0).guests = [1, 2];
      })
      .runs(game => open(game, startOfStrategyPhase, {}));
    const letnev = seat('letnev').chooses('scepter-of-dominion#0').isOffered('20', '46').chooses('20');
    deepEqual(letnev.system('20').tokens.toSorted(), [0, 1]);
  },
);

proves('promissory-notes/scepter-of-dominion, LRR 20.6', 'where a token lies there is no other', () => {
  const { seat } = scepter()
    .token('hacan', '46')
    .runs(game => open(game, startOfStrategyPhase, {}));
  const letnev = seat('letnev').chooses('scepter-of-dominion#0').chooses('46');
  deepEqual(letnev.system('46').tokens.toSorted(), [0, 1]);
  equal(seat('hacan').tokens.reinforcements, 6);
});
