import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { Stake } from '../../../model/agenda/state.ts';
import { afterAgendaResolved } from '../../../moments/agenda/windows.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { researchable } from '../../../verbs/cards/technology.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

const table = () =>
  given('nomad', 'hacan', 'letnev').sheet('nomad').planets('nomad', 'arcturus').planets('hacan', 'arretze');

proves(
  'GR setup.3, LRR 51.2, LRR 51.2b, faction-abilities/the-company',
  'the faction brings its sheet and five leaders, three of them agents that are ready',
  () => {
    const { seat } = given('nomad', 'hacan', 'letnev').runs(function* (game) {
      dealFactionSheet(game, 0);
      dealLeaders(game, 0);
    });
    const { sheet, leaders } = seat('nomad').player;
    const pieces = ['the-company', 'future-sight', 'memoria', 'quantum-manipulator'];
    deepEqual(sheet, [...pieces, 'memoria-ii', 'temporal-command-suite']);
    deepEqual(leaders, [
      { id: 'artuno-the-betrayer', locked: false },
      { id: 'the-thundarian', locked: false },
      { id: 'field-marshal-mercer', locked: false },
      { id: 'navarch-feng', locked: true },
      { id: 'ahk-syl-siven', locked: true },
    ]);
  },
);

proves(
  'LRR 97, faction-units/memoria, technologies/memoria-ii',
  'the one flagship with an upgrade, for three colours and for this faction alone',
  () => {
    const flagship = (upgraded: boolean) => {
      const { state } = table()
        .technology('nomad', ...(upgraded ? (['memoria-ii'] as const) : []))
        .start().table;
      const { cost, combat, move, capacity, sustain, barrage } = statsOf(state, 0, 'flagship');
      return { cost, combat, move, capacity, sustain, barrage };
    };
    const same = { cost: 8, sustain: true };
    deepEqual(flagship(false), {
      ...same,
      combat: { hitsOn: 7, dice: 2 },
      move: 1,
      capacity: 3,
      barrage: { hitsOn: 8, dice: 3 },
    });
    deepEqual(flagship(true), {
      ...same,
      combat: { hitsOn: 5, dice: 2 },
      move: 2,
      capacity: 6,
      barrage: { hitsOn: 5, dice: 3 },
    });
    const colours = ['antimass-deflectors', 'neural-motivator', 'sarween-tools'] as const;
    const { state } = table()
      .technology('nomad', ...colours)
      .technology('hacan', ...colours)
      .start().table;
    const isUpgrade = (id: string): boolean => id === 'memoria-ii';
    deepEqual(
      [0, 1].map(seat => researchable(state, seat).some(isUpgrade)),
      [true, false],
    );
    const two = table().technology('nomad', 'antimass-deflectors', 'neural-motivator').start().table;
    equal(researchable(two.state, 0).some(isUpgrade), false);
  },
);

/** An agenda is resolved, or discarded, for which the Nomad has voted or predicted. */
const resolved = (
  outcome: string | null,
  own: { readonly votes?: readonly string[]; readonly stakes?: readonly Stake[] },
) => {
  const votes = (own.votes ?? []).map(each => ({ seat: 0, outcome: each, count: 2 }));
  const { table: played } = table().runs(game =>
    open(game, afterAgendaResolved, {
      agenda: 'mutiny',
      outcome,
      votes: [...votes, { seat: 1, outcome: 'for', count: 3 }],
      stakes: [...(own.stakes ?? [])],
    }),
  );
  return told(played, 'trade-goods-gained').map(({ seat, count }) => [seat, count]);
};
const predicts = (outcome: string, seat = 0): Stake => ({ seat, card: 'trade-rider', outcome });

proves(
  'LRR 8.20, faction-abilities/future-sight',
  'a trade good for the outcome that it voted for or predicted, once for an agenda',
  () => {
    deepEqual(resolved('for', { votes: ['for'] }), [[0, 1]]);
    deepEqual(resolved('for', { stakes: [{ ...predicts('for'), card: 'keleres-rider#1' }] }), [[0, 1]]);
    deepEqual(resolved('for', { votes: ['against'], stakes: [{ ...predicts('for'), card: 'x' }] }), [[0, 1]]);
    deepEqual(resolved('for', { votes: ['for'], stakes: [{ ...predicts('for'), card: 'x' }] }), [[0, 1]]);
    deepEqual(resolved('against', { votes: ['for'] }), []);
    deepEqual(resolved('for', {}), []);
    deepEqual(resolved('for', { stakes: [{ ...predicts('for', 1), card: 'x' }] }), []);
  },
);

/** Hacan and Letnev vote on a law after the Nomad, who speaks last otherwise. */
const law = 'shared-research';
const vote = () => table().planets('hacan', 'wellon').planets('letnev', 'lodor').speaker('letnev'); // so the Nomad votes first

proves('LRR 8.20, faction-abilities/future-sight', 'in a vote, beside the reward of a rider', () => {
  const voted = vote().agenda(law).seat;
  voted('nomad').isAsked('vote').chooses('for').allots({ arcturus: 1 });
  voted('hacan').passes();
  voted('letnev').passes();
  equal(voted('nomad').tradeGoods, 1);
  const { seat } = vote().actionCards('nomad', 'trade-rider').agenda(law);
  seat('nomad').isAsked('after-agenda-revealed').chooses('trade-rider').chooses('for');
  seat('hacan').chooses('for').allots({ wellon: 1 });
  seat('letnev').passes();
  equal(seat('nomad').tradeGoods, 0); // both are its own to order
  seat('nomad').isAsked('after-agenda-resolved').isOffered('future-sight', 'trade-rider').chooses('trade-rider');
  equal(seat('nomad').tradeGoods, 6);
});

proves('faction-abilities/future-sight, action-cards/deadly-plot', 'nothing for an agenda that is discarded', () => {
  const { seat } = vote().actionCards('letnev', 'deadly-plot').agenda(law);
  seat('nomad').chooses('for').allots({ arcturus: 1 });
  seat('hacan').chooses('for').allots({ wellon: 1 });
  seat('letnev').chooses('against').allots({ lodor: 1 });
  seat('letnev').isAsked('when-outcome-resolves').chooses('deadly-plot');
  equal(seat('nomad').tradeGoods, 0);
  deepEqual(resolved(null, { votes: ['for'] }), []);
});
