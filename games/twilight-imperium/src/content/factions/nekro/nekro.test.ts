import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = (other: 'sol' | 'hacan' = 'sol') =>
  given('nekro', other, 'letnev')
    .sheet('nekro')
    .technology('nekro', 'valefar-assimilator-x', 'valefar-assimilator-y')
    .planets('nekro', 'mordai-ii')
    .planets(other, other === 'sol' ? 'jord' : 'arretze')
    .planets('letnev', 'arc-prime');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('nekro', 'sol', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('nekro').player;
  const technologies = ['valefar-assimilator-x', 'valefar-assimilator-y'];
  const abilities = ['galactic-threat', 'technological-singularity', 'propagation'];
  deepEqual(sheet, [...abilities, 'the-alastor', 'mordred', ...technologies]);
  deepEqual(
    leaders.map(({ id }) => id),
    ['nekro-malleon', 'nekro-acidos', 'unit-dsgn-flayesh'],
  );
});

/** Nekro beats a cruiser of Sol, who owns these. */
const win = (known: Parameters<ReturnType<typeof table>['technology']>[1][], arranged = table()) =>
  arranged
    .technology('sol', ...known)
    .units('nekro', '46', { cruiser: 1 })
    .units('sol', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1);

proves(
  'LRR 90.5, faction-abilities/technological-singularity',
  'a destroyed opponent leaves a technology that it owns',
  () => {
    const { seat } = win(['antimass-deflectors', 'neural-motivator']).start(activate({ system: '46' }));
    const nekro = seat('nekro').isAsked('after-units-destroyed').chooses('technological-singularity');
    nekro.isAsked('technological-singularity.technology').isOffered('antimass-deflectors', 'neural-motivator');
    nekro.chooses('neural-motivator');
    deepEqual(nekro.player.technologies.slice(2), ['neural-motivator']);
    deepEqual(seat('sol').player.technologies, ['antimass-deflectors', 'neural-motivator']);
  },
);

proves('faction-abilities/technological-singularity', 'once in a combat, and nothing that it owns', () => {
  const { seat } = table()
    .technology('sol', 'antimass-deflectors', 'neural-motivator')
    .units('nekro', '46', { dreadnought: 2 })
    .units('sol', '46', { destroyer: 1, carrier: 1 })
    .dice('combat', 10, 1)
    .dice('combat', 1, 1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('assign-hits').allots({ destroyer: 1 });
  seat('nekro').chooses('technological-singularity').chooses('antimass-deflectors').isNotAsked();
  deepEqual(seat('sol').units('46'), {});
  win(['dacxive-animators'], table().technology('nekro', 'dacxive-animators'))
    .start(activate({ system: '46' }))
    .seat('nekro')
    .isNotAsked();
});

proves('faction-abilities/technological-singularity', 'on the ground too, but not outside of combat', () => {
  const ground = table()
    .technology('sol', 'neural-motivator')
    .planets('sol', 'wellon')
    .units('nekro', '19', { carrier: 1, infantry: 2 })
    .units('sol', 'wellon', { infantry: 1 })
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('nekro').allots({ 'infantry@wellon': 2 });
  ground
    .seat('nekro')
    .isAsked('after-units-destroyed')
    .chooses('technological-singularity')
    .chooses('neural-motivator');
  const outside = table()
    .technology('sol', 'neural-motivator')
    .units('sol', '46', { cruiser: 2 })
    .runs(game => destroyUnits(game, 1, 'cruiser', 1, { system: '46', planet: null }, { cause: 'cannon', by: 0 }));
  outside.seat('nekro').isNotAsked();
});

proves(
  'promissory-notes/antivirus, LRR 69.3',
  'whoever has played it in any combat is safe, until they activate a system of the owner',
  () => {
    const { seat } = win(['neural-motivator'], table().notes('sol', 'antivirus#0')).start(activate({ system: '46' }));
    while (seat('sol').ask.kind !== 'start-of-space-combat') seat('sol').passes();
    seat('sol').chooses('antivirus#0');
    seat('nekro').isNotAsked();
    deepEqual(seat('sol').player.notesInPlay, ['antivirus#0']);
    const returned = table()
      .notesInPlay('sol', 'antivirus#0')
      .units('nekro', '46', { infantry: 1, carrier: 1 })
      .active('sol')
      .start(activate({ system: '46' }));
    deepEqual(returned.seat('nekro').player.notes, ['antivirus#0']);
  },
);

proves('promissory-notes/antivirus', 'in a combat with somebody else too', () => {
  const { seat } = table()
    .notes('sol', 'antivirus#0')
    .units('sol', '46', { cruiser: 1 })
    .units('letnev', '46', { cruiser: 1 })
    .active('sol')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  while (seat('sol').ask.kind !== 'start-of-space-combat') seat('sol').passes();
  seat('sol').chooses('antivirus#0');
  deepEqual(seat('sol').player.notesInPlay, ['antivirus#0']);
});

proves('technologies/valefar-assimilator-x', "a faction's own technology is copied, and works at once", () => {
  const { seat, table: played } = win(['spec-ops-ii'])
    .units('nekro', 'mordai-ii', { infantry: 1 })
    .start(activate({ system: '46' }));
  const nekro = seat('nekro').chooses('technological-singularity').isOffered('spec-ops-ii').chooses('spec-ops-ii');
  deepEqual(nekro.player.copies, [{ card: 'valefar-assimilator-x', technology: 'spec-ops-ii' }]);
  equal(statsOf(played.state, 0, 'infantry').combat?.hitsOn, 6);
});

const copying = (
  ...copies: readonly (readonly [
    'x' | 'y',
    'spec-ops-ii' | 'advanced-carrier-ii' | 'l4-disruptors' | 'super-dreadnought-ii',
  ])[]
) =>
  table().resolves('nekro', function* (game, me) {
    for (const [card, technology] of copies) yield* copyTechnology(game, me, `valefar-assimilator-${card}`, technology);
  });

proves(
  'technologies/valefar-assimilator-x, technologies/valefar-assimilator-y',
  'when the token is moved to another technology, the first text is lost',
  () => {
    const { seat, table: played } = copying(['x', 'spec-ops-ii'], ['y', 'l4-disruptors'], ['x', 'advanced-carrier-ii']);
    const { technologies, copies, sheet } = seat('nekro').player;
    deepEqual(technologies.slice(2), ['l4-disruptors', 'advanced-carrier-ii']);
    equal(copies?.length, 2);
    deepEqual([sheet.includes('spec-ops'), sheet.includes('advanced-carrier')], [false, true]);
    const stats = (unit: 'infantry' | 'carrier') => statsOf(played.state, 0, unit).combat?.hitsOn;
    deepEqual([stats('infantry'), stats('carrier')], [8, 9]);
    equal(statsOf(played.state, 0, 'carrier').capacity, 8);
  },
);

proves(
  'technologies/valefar-assimilator-y',
  'the same unit type takes the same card; with both in use one is chosen',
  () => {
    const arranged = table('sol')
      .technology('sol', 'spec-ops-ii', 'advanced-carrier-ii')
      .technology('letnev', 'l4-disruptors');
    const { seat } = arranged
      .with(game => {
        game.seats[0]!.technologies.length;
      })
      .units('nekro', '46', { cruiser: 1 })
      .units('sol', '46', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const nekro = seat('nekro')
      .chooses('technological-singularity')
      .isOffered('spec-ops-ii', 'advanced-carrier-ii')
      .chooses('spec-ops-ii');
    nekro.isNotAsked();
    equal(nekro.player.copies?.[0]?.card, 'valefar-assimilator-x');
  },
);

proves(
  'LRR 90.10, faction-abilities/propagation',
  'three command tokens instead of each technology, at the price of the technology',
  () => {
    const free = table().resolves('nekro', (game, me) => researchTechnology(game, me));
    free.seat('nekro').isAsked('gain-tokens').isBound(3, 3).allots({ tactic: 3 });
    deepEqual(free.seat('nekro').player.technologies.length, 2);
    const paid = table()
      .goods('nekro', { tradeGoods: 6 })
      .relics('nekro', 'the-prophets-tears')
      .resolves('nekro', (game, me) => researchTechnology(game, me, { price: 6 }));
    const nekro = paid.seat('nekro').isAsked('research.tokens').chooses('pay');
    while (nekro.ask.kind !== 'when-researching') nekro.allots({ 'trade-goods': 6 });
    nekro.passes().isAsked('gain-tokens').allots({ fleet: 3 });
    equal(nekro.tradeGoods, 0);
    const declined = table()
      .goods('nekro', { tradeGoods: 6 })
      .resolves('nekro', (game, me) => researchTechnology(game, me, { price: 6 }));
    declined.seat('nekro').isAsked('research.tokens').passes().isNotAsked();
  },
);

proves('LRR 90, faction-abilities/propagation', 'effects that react to research do not react to it', () => {
  const { seat } = table()
    .law('anti-intellectual-revolution')
    .units('nekro', '46', { cruiser: 1 })
    .resolves('nekro', (game, me) => researchTechnology(game, me));
  seat('nekro').isAsked('gain-tokens').allots({ tactic: 3 });
  deepEqual(seat('nekro').units('46'), { cruiser: 1 });
});

/** Sol could vote with Jord. */
const agenda = (outcome: 'for' | 'against', predicted: 'for' | 'against' = 'for') => {
  const started = table()
    .technology('sol', 'neural-motivator')
    .planets('sol', 'lirta-iv')
    .agenda('enforced-travel-ban');
  started
    .seat('nekro')
    .isAsked('after-agenda-revealed')
    .chooses('galactic-threat')
    .isAsked('predict')
    .chooses(predicted);
  for (const who of ['nekro', 'sol', 'letnev'] as const)
    if (started.seat(who).isWaitedFor && started.seat(who).ask.kind === 'transaction.deal') started.seat(who).passes();
  started.seat('sol').isAsked('vote').chooses(outcome).allots({ 'lirta-iv': 1 });
  return started;
};

proves(
  'LRR 8.16, LRR 8.22, faction-abilities/galactic-threat',
  'it cannot vote; a right prediction brings a technology of who voted so',
  () => {
    const right = agenda('for');
    const nekro = right.seat('nekro').isAsked('galactic-threat.technology').isOffered('neural-motivator');
    nekro.chooses('neural-motivator');
    deepEqual(nekro.player.technologies.slice(2), ['neural-motivator']);
    agenda('against').seat('nekro').isNotAsked();
  },
);

proves('LRR 8.19, faction-abilities/galactic-threat', 'a speaker who breaks a tie without votes gives none', () => {
  const started = table().technology('letnev', 'plasma-scoring').speaker('letnev').agenda('enforced-travel-ban');
  started.seat('nekro').chooses('galactic-threat').chooses('for');
  for (const who of ['nekro', 'sol', 'letnev'] as const)
    if (started.seat(who).isWaitedFor && started.seat(who).ask.kind === 'transaction.deal') started.seat(who).passes();
  while (started.seat('sol').isWaitedFor) started.seat('sol').passes();
  while (started.seat('letnev').ask.kind === 'vote') started.seat('letnev').passes();
  started.seat('letnev').isAsked('break-tie').chooses('for');
  started.seat('nekro').isNotAsked();
});
