import type { Rule, Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import { specialties } from '../../../model/ids.ts';
import { isReady } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { prerequisiteWaivers } from '../../../moments/cards/queries.ts';
import { vouchersOf } from '../../../moments/economy/queries.ts';
import { exhaustTechnology, unitUpgradesOf } from '../../../verbs/cards/technology.ts';
import { modify, technology } from '../technology.ts';

const id = 'ai-development-algorithm';
const use = (game: State, me: Seat): Rule => exhaustTechnology(game, me, id);

export const aiDevelopmentAlgorithm = technology({
  id,
  passive: [
    modify(prerequisiteWaivers, ({ seat, technology: researched }, cards, game) =>
      technologies[researched].upgrades !== undefined && isReady(game, seat, id)
        ? [...cards, { card: id, at: { technology: id }, colours: specialties, use }]
        : cards,
    ),
    modify(vouchersOf, ({ seat }, cards, game) => {
      const amount = unitUpgradesOf(game, seat).length;
      if (amount === 0 || !isReady(game, seat, id)) return cards;
      return [...cards, { card: id, at: { technology: id }, amount, use }];
    }),
  ],
});
