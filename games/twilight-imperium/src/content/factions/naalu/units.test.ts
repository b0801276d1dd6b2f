import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { Source } from '../../../model/ids.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { gainRelic } from '../../../verbs/cards/relics.ts';

const table = (...sets: Source[]) =>
  given('naalu', 'hacan', 'letnev', { sets: ['base', 'pok', ...sets] }).sheet('naalu');
const active = (system: string) => activate({ system });

proves('LRR 97, faction-units/hybrid-crystal-fighter', 'its fighters hit on 8, and on 7 once they are upgraded', () => {
  const hitsOn = (upgraded: boolean) => {
    const { table: played } = table()
      .technology('naalu', ...(upgraded ? (['hybrid-crystal-fighter-ii'] as const) : []))
      .runs(function* () {});
    const { combat, move } = statsOf(played.state, 0, 'fighter');
    return [combat!.hitsOn, move];
  };
  deepEqual(
    [hitsOn(false), hitsOn(true)],
    [
      [8, undefined],
      [7, 2],
    ],
  );
});

/** The flagship brings fighters and maybe infantry to Wellon, where Hacan has `defenders` infantry. */
const invasion = (infantry: number, defenders: number) =>
  table()
    .units('naalu', '19', { flagship: 1, fighter: 3, ...(infantry > 0 && { infantry }) })
    .units('hacan', 'wellon', { ...(defenders > 0 && { infantry: defenders }), 'space-dock': 1 })
    .planets('hacan', 'wellon', 'arretze');

proves(
  'LRR 42, LRR 49, faction-units/matriarch',
  'fighters land and fight, and are back in space before control changes',
  () => {
    const { seat } = invasion(1, 1).dice('combat', 1, 8, 1).dice('combat', 1).start(active('19'));
    const naalu = seat('naalu').isAsked('commit').isOfferedLines({ 'infantry@wellon': 1, 'fighter@wellon': 3 });
    naalu.allots({ 'infantry@wellon': 1, 'fighter@wellon': 2 });
    deepEqual([naalu.units('19'), naalu.units('wellon')], [{ flagship: 1, fighter: 3 }, { infantry: 1 }]);
    equal(naalu.planet('wellon').controller, 0);
  },
);

proves('LRR 42.4, faction-units/matriarch', 'fighters alone win nothing: structures stand, and nobody has lost', () => {
  const { seat, table: played } = invasion(0, 1).dice('combat', 8, 1, 1).dice('combat', 1).start(active('19'));
  seat('naalu').allots({ 'fighter@wellon': 3 });
  deepEqual(
    [seat('hacan').units('wellon'), seat('naalu').units('19')],
    [{ 'space-dock': 1 }, { flagship: 1, fighter: 3 }],
  );
  equal(seat('hacan').planet('wellon').controller, 1);
  const over = played.events.findLast(({ type }) => type === 'combat-over');
  deepEqual(over!.data, { kind: 'ground', planet: 'wellon', winner: null });
});

proves('LRR 49.5, faction-units/matriarch', 'nor on a planet that nobody defends', () => {
  const { seat } = invasion(0, 0).start(active('19'));
  seat('naalu').allots({ 'fighter@wellon': 2 });
  deepEqual([seat('naalu').units('wellon'), seat('naalu').units('19')], [{}, { flagship: 1, fighter: 3 }]);
  equal(seat('hacan').planet('wellon').controller, 1);
});

proves('LRR 77.8, faction-units/matriarch', 'Space Cannons on the planet can destroy landed fighters', () => {
  const { seat } = invasion(0, 0).units('hacan', 'wellon', { pds: 1 }).dice('space-cannon', 6).start(active('19'));
  seat('hacan').isAsked('space-cannon').passes();
  seat('naalu').allots({ 'fighter@wellon': 2 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  deepEqual(seat('naalu').units('19'), { flagship: 1, fighter: 2 });
});

proves('LRR 49.2, faction-units/matriarch', 'fighters land only in the system of the flagship', () => {
  const { seat } = table()
    .units('naalu', '19', { carrier: 1, fighter: 2, infantry: 1 })
    .units('naalu', '46', { flagship: 1 })
    .start(active('19'));
  seat('naalu').passes().isAsked('commit').isOfferedLines({ 'infantry@wellon': 1 }).passes();
});

proves(
  'LRR 42.1, R-210, faction-units/iconoclast',
  'in the first wording it adds 1 against a player with a relic fragment',
  () => {
    const bonus = (fragments: number, ...sets: Source[]) => {
      const { table: played } = table(...sets)
        .units('naalu', 'wellon', { mech: 1 })
        .with(game => {
          game.combat = {
            kind: 'ground',
            system: '19',
            planet: 'wellon',
            attacker: 0,
            defender: 1,
            round: 1,
            retreating: null,
            hits: { attacker: 0, defender: 0 },
            losses: [],
            scorers: [],
            sustained: [],
            silenced: [],
          };
          (game.seats[1]!.fragments as { cultural: number }).cultural = fragments;
        })
        .start();
      return ['mech', 'infantry'].map(unit => combatBonus(played.state, { seat: 0, unit: unit as 'mech' }, 0));
    };
    deepEqual(
      [bonus(1), bonus(0), bonus(1, 'codex3')],
      [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
    );
  },
);

proves(
  'LRR 10, R-210, faction-units/iconoclast',
  'in the second wording it prevents Anti-Fighter Barrage, in space or on a planet',
  () => {
    const fight = (where: '19' | 'wellon' | '46', ...sets: Source[]) =>
      table(...sets)
        .units('naalu', '19', { carrier: 1, fighter: 2 })
        .units('naalu', where, { mech: 1 })
        .planets('naalu', 'wellon', 'maaluuk')
        .units('hacan', '19', { destroyer: 1 })
        .crowded()
        .active('hacan')
        .mayRoll('barrage', 10, 10)
        .dice('combat', 1)
        .mayRoll('combat', 10, 10, 10);
    const barrages = (where: '19' | 'wellon', ...sets: Source[]) => {
      const { table: played, seat } = fight(where, ...sets).start(active('19'));
      for (const who of ['hacan', 'naalu', 'hacan', 'naalu'] as const) while (seat(who).isWaitedFor) seat(who).passes();
      return played.events.filter(({ type }) => type === 'barrage').length;
    };
    deepEqual([barrages('wellon', 'codex3'), barrages('19', 'codex3')], [0, 0]);
  },
);

proves(
  'LRR 30, LRR 73, R-210, faction-units/iconoclast',
  'in the newest wording one is placed when another player gains a relic',
  () => {
    const gained = (who: 'naalu' | 'hacan', ...sets: Source[]) =>
      table(...sets)
        .planets('naalu', 'maaluuk', 'wellon')
        .deck('relics', 'the-codex')
        .resolves(who, gainRelic)
        .seat('naalu');
    gained('hacan', 'codex3', 'codex4').isAsked('deploy').isOffered('maaluuk', 'wellon').chooses('wellon');
    gained('naalu', 'codex3', 'codex4').isNotAsked();
    gained('hacan', 'codex3').isNotAsked();
  },
);
