import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';
import { relocate } from '../../../verbs/movement/relocation.ts';

const table = () =>
  given('arborec', 'hacan', 'letnev').sheet('arborec').planets('arborec', 'nestphar').planets('hacan', 'arretze');

const turn = (set: ReturnType<typeof table>) =>
  set
    .strategyCards('arborec', 'leadership!')
    .tokens('arborec', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));

const note = 'stymie#0';

proves('LRR 69.3, promissory-notes/stymie', 'any movement into a system with its holder’s units will do', () => {
  const { seat } = table()
    .notes('letnev', note)
    .units('letnev', 'wellon', { infantry: 1 })
    .planets('letnev', 'wellon')
    .units('hacan', '46', { cruiser: 1 })
    .runs(game => {
      const ships = [{ unit: 'cruiser' as const, count: 1, damaged: 0 }];
      return relocate(game, 1, [{ from: '46', path: ['19'], ships, cargo: [] }], '19');
    });
  seat('letnev').isAsked('after-ships-arrived').isOffered(note).chooses(note).chooses('18');
  deepEqual(seat('hacan').tokensOnBoard, ['18']);
});

proves(
  'LRR 69.3, promissory-notes/stymie',
  'a ship that is replaced is not produced: the old wording allows it',
  () => {
    const { seat } = turn(
      given('arborec', 'hacan', 'letnev', { sets: ['base', 'pok'] })
        .sheet('arborec')
        .planets('arborec', 'nestphar')
        .planets('hacan', 'arretze')
        .leader('arborec', 'letani-ospha')
        .notesInPlay('letnev', note)
        .units('letnev', 'wellon', { infantry: 1 })
        .planets('letnev', 'wellon')
        .units('arborec', '46', { destroyer: 1 }),
    );
    seat('arborec').uses('letani-ospha').chooses('0:destroyer@46');
    seat('arborec')
      .isAsked('letani-ospha.new')
      .isOffered('carrier', 'cruiser', 'destroyer', 'fighter')
      .chooses('cruiser');
    deepEqual(seat('arborec').units('46'), { cruiser: 1 });
  },
);

proves('LRR 68.1, faction-units/letani-behemoth', 'infantry are made with its Production too, docks make mechs', () => {
  const { seat } = table()
    .units('arborec', 'nestphar', { mech: 1, infantry: 1, 'space-dock': 1 })
    .goods('arborec', { tradeGoods: 9 })
    .runs(game => produceIn(game, 0, '05'));
  const arborec = seat('arborec').isAsked('produce');
  const lines = arborec.ask.form === 'allocate' ? arborec.ask.lines : [];
  equal(lines.find(({ key }) => key === 'infantry')?.max, 3); // 2 of the mech, 1 of the infantry
  equal(lines.find(({ key }) => key === 'mech')?.max, 4);
  arborec.isRefused('answer/amount', { infantry: 4 });
  arborec.passes();
});

proves('LRR 68.3, faction-units/letani-warrior', 'what several make lands on any of their planets', () => {
  const { seat } = table()
    .planets('arborec', 'new-albion', 'starpoint')
    .units('arborec', 'new-albion', { infantry: 3 })
    .units('arborec', 'starpoint', { infantry: 1 })
    .goods('arborec', { tradeGoods: 4 })
    .runs(game => produceIn(game, 0, '27'));
  const arborec = seat('arborec').isTold({ limit: 4 }).allots({ infantry: 4 }).allots({ 'trade-goods': 2 });
  arborec.isAsked('produce.place').isOfferedLines({ 'new-albion': 4, starpoint: 4 }).allots({ starpoint: 4 });
  deepEqual([arborec.units('new-albion'), arborec.units('starpoint')], [{ infantry: 3 }, { infantry: 5 }]);
});

proves(
  'LRR 17.3, LRR 97, technologies/letani-warrior-ii, faction-abilities/devour',
  'an infantry that is captured when destroyed still rolls to return',
  () => {
    const { seat } = given('arborec', 'vuilraith', 'letnev')
      .sheet('arborec')
      .sheet('vuilraith')
      .technology('arborec', 'letani-warrior-ii')
      .planets('arborec', 'nestphar', 'wellon')
      .planets('vuilraith', 'acheron')
      .units('arborec', 'wellon', { infantry: 1 })
      .units('vuilraith', '19', { carrier: 1, infantry: 2 })
      .active('vuilraith')
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .dice('revival', 6)
      .start(activate({ system: '19' }));
    while (seat('vuilraith').isWaitedFor)
      if (seat('vuilraith').ask.kind === 'commit') seat('vuilraith').allots({ 'infantry@wellon': 2 });
      else seat('vuilraith').passes();
    deepEqual(seat('vuilraith').player.captured, [{ seat: null, unit: 'infantry', count: 1 }]);
    equal(seat('arborec').player.reviving, 1);
  },
);

proves(
  'LRR 33.2, promissory-notes/stymie',
  'a token cannot be placed in the home system of an eliminated player',
  () => {
    const { seat } = table()
      .planets('letnev', 'wellon', 'arc-prime')
      .notes('letnev', note)
      .units('letnev', 'wellon', { infantry: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .runs(function* (game) {
        yield* eliminate(game, 0);
      });
    deepEqual(seat('letnev').player.notes, []); // the note leaves with its owner
    const other = given('arborec', 'hacan', 'letnev', 'sol')
      .planets('arborec', 'nestphar')
      .planets('hacan', 'arretze')
      .planets('letnev', 'wellon')
      .planets('sol', 'jord')
      .notes('letnev', note)
      .units('letnev', 'wellon', { infantry: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .runs(function* (game) {
        yield* eliminate(game, 3);
        const ships = [{ unit: 'cruiser' as const, count: 1, damaged: 0 }];
        yield* relocate(game, 1, [{ from: '46', path: ['19'], ships, cargo: [] }], '19');
      });
    other.seat('letnev').chooses(note);
    equal(
      other.seat('letnev').pointsAt.some(at => at!.system === '01'),
      false,
    );
    other.seat('letnev').chooses('18');
  },
);

proves('LRR 51.6, R-020, leaders/dirzuga-rophal', 'ground forces that coexist do not count', () => {
  const locked = (coexists: boolean) =>
    table()
      .crowded()
      .leader('arborec', 'dirzuga-rophal', 'locked')
      .planets('hacan', ...(coexists ? (['wellon'] as const) : []))
      .planets('arborec', ...(coexists ? [] : (['wellon'] as const)))
      .units('arborec', 'nestphar', { infantry: 11 })
      .units('arborec', 'wellon', { infantry: 1 })
      .with(game => {
        if (coexists) planetToChange(game, 'wellon').coexisting = [0];
      })
      .runs(function* (game) {
        game.needsSettling = true;
      })
      .seat('arborec').player.leaders[0]!.locked;
  deepEqual([locked(true), locked(false)], [true, false]);
});

proves('LRR 67.5, leaders/dirzuga-rophal', 'a piece may be called back, from where no own token lies', () => {
  const { seat } = table()
    .crowded()
    .leader('arborec', 'dirzuga-rophal')
    .planets('arborec', 'wellon', 'lodor')
    .units('arborec', 'wellon', { 'space-dock': 1 })
    .units('arborec', 'lodor', { 'mech!': 4 })
    .goods('arborec', { tradeGoods: 5 })
    .active('hacan')
    .start(activate({ system: '19' }));
  seat('arborec').chooses('dirzuga-rophal').allots({ mech: 1 });
  while (seat('arborec').isWaitedFor) {
    const { ask } = seat('arborec');
    if (ask.kind === 'pay-resources') seat('arborec').allots({ 'trade-goods': 2 });
    else if (ask.kind === 'recall' && ask.form === 'allocate') seat('arborec').allots(ask.suggest);
    else seat('arborec').allots({ wellon: 1 });
  }
  deepEqual(
    [seat('arborec').units('wellon'), seat('arborec').units('lodor')],
    [{ mech: 1, 'space-dock': 1 }, { 'mech!': 3 }],
  );
});
