import { hitsPerSustain, mayFireAtLanded } from '../../../moments/combat/queries.ts';
import { modify } from '../../ability.ts';
import { technology } from '../../technologies/technology.ts';

export const l4Disruptors = technology({
  id: 'l4-disruptors',
  passive: [
    modify(
      mayFireAtLanded,
      () => false,
      ({ target }) => target,
    ),
  ],
});

export const nonEuclideanShielding = technology({
  id: 'non-euclidean-shielding',
  passive: [modify(hitsPerSustain, (_seat, hits) => hits + 1)],
});
