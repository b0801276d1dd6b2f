import { isReady } from '../../../model/readers.ts';
import { prerequisiteLifters } from '../../../moments/cards/queries.ts';
import { exhaustTechnology } from '../../../verbs/cards/technology.ts';
import { modify } from '../../ability.ts';
import { technology } from '../../technologies/technology.ts';
import { toughDreadnoughts } from '../../technologies/unit-upgrades/unit-upgrades.ts';

const id = 'inheritance-systems';
const lifter = { card: id, at: { technology: id }, price: 2 } as const;

export const inheritanceSystems = technology({
  id,
  passive: [
    modify(prerequisiteLifters, ({ seat }, lifters, game) =>
      isReady(game, seat, id)
        ? [...lifters, { ...lifter, use: (state, me) => exhaustTechnology(state, me, id) }]
        : lifters,
    ),
  ],
});

export const superDreadnoughtII = technology({ id: 'super-dreadnought-ii', passive: [toughDreadnoughts] });
