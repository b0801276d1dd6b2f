import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { agendas } from '../../../moments/agenda/registry.ts';
import { turnEnds, vote } from '../../../moments/steps.ts';
import { decideAgenda } from '../../../rules/agenda/agenda-phase.ts';
import { given } from '../../../testing/index.ts';

agendas.install({
  'test-agenda': {
    id: 'test-agenda',
    source: 'base',
    kind: 'directive',
    outcomes: () => [{ key: 'for' }, { key: 'against' }],
    *resolve() {},
  },
});

proves(
  'technologies/predictive-intelligence',
  'Predictive Intelligence: exhausted at the end of the turn to redistribute command tokens',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .technology('sol', 'predictive-intelligence')
      .units('sol', '46', { cruiser: 2, destroyer: 1 })
      .start(turnEnds({ seat: 0 }));
    const sol = seat('sol')
      .isAsked('end-of-turn')
      .isOffered('predictive-intelligence')
      .chooses('predictive-intelligence');
    sol.isAsked('redistribute-tokens').allots({ tactic: 4, fleet: 2, strategy: 2 });
    sol.isAsked('remove-ships').allots({ cruiser: 1 }); // the smaller fleet pool applies at once
    deepEqual(sol.units('46'), { cruiser: 1, destroyer: 1 });
    deepEqual(sol.player.exhausted, ['predictive-intelligence']);
  },
);

test("Predictive Intelligence: not in another's turn, and not while exhausted", () => {
  const table = () => given('sol', 'hacan', 'letnev').technology('sol', 'predictive-intelligence');
  table()
    .active('hacan')
    .start(turnEnds({ seat: 1 }))
    .seat('sol')
    .isNotAsked();
  table()
    .exhausted('sol', 'predictive-intelligence')
    .start(turnEnds({ seat: 0 }))
    .seat('sol')
    .isNotAsked();
});

/** Sol votes "for" with Jord (2 votes), then Hacan "against" with Kamdorn and Hercant (2 votes), then it is decided. */
const session = (...exhausted: 'predictive-intelligence'[]) =>
  given('sol', 'hacan', 'letnev')
    .phase('agenda')
    .with(game => {
      game.agenda = { card: 'test-agenda', votes: [], stakes: [], barred: [], excluded: [] };
    })
    .technology('sol', 'predictive-intelligence')
    .exhausted('sol', ...exhausted)
    .planets('sol', 'jord')
    .planets('hacan', 'mecatol-rex');

test('Predictive Intelligence: three more votes; it stays ready if their outcome is resolved', () => {
  const { seat, table } = session().start(vote({ seat: 0 }), vote({ seat: 1 }), decideAgenda({}));
  const sol = seat('sol').chooses('for').allots({ jord: 1 }).isAsked('when-casting-votes');
  sol.isOffered('predictive-intelligence').chooses('predictive-intelligence');
  deepEqual(table.state.agenda!.votes, [{ seat: 0, outcome: 'for', count: 5 }]);
  seat('hacan').passes();
  deepEqual(sol.player.exhausted, []);
});

test('Predictive Intelligence: exhausted if another outcome is resolved, and only if it was used', () => {
  const outvoted = (uses: boolean) => {
    const { seat, table } = session().start(vote({ seat: 0 }), vote({ seat: 1 }), decideAgenda({}));
    const sol = seat('sol').chooses('for').allots({ jord: 1 });
    if (uses) sol.chooses('predictive-intelligence');
    else sol.passes();
    seat('hacan').chooses('against').allots({ 'mecatol-rex': 1 }); // six votes
    equal(table.over, true);
    return sol.player.exhausted;
  };
  deepEqual(outvoted(true), ['predictive-intelligence']);
  deepEqual(outvoted(false), []);
});

test('Predictive Intelligence: no votes while exhausted, or for a player who abstains', () => {
  const tired = session('predictive-intelligence').start(vote({ seat: 0 }));
  tired.seat('sol').chooses('for').allots({ jord: 1 }).isNotAsked();
  session()
    .start(vote({ seat: 0 }))
    .seat('sol')
    .passes()
    .isNotAsked();
});

test('Predictive Intelligence: players use their own only', () => {
  const { seat } = session()
    .technology('hacan', 'predictive-intelligence')
    .start(vote({ seat: 0 }), vote({ seat: 1 }), decideAgenda({}));
  seat('sol').chooses('for').allots({ jord: 1 }).chooses('predictive-intelligence');
  seat('hacan').chooses('against').allots({ 'mecatol-rex': 1 }).passes(); // six votes to five
  deepEqual(seat('hacan').player.exhausted, []);
  deepEqual(seat('sol').player.exhausted, ['predictive-intelligence']);
});
