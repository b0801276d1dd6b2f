import { playerOf } from '../../model/readers.ts';
import { whyNoAction } from '../../model/reasons.ts';
import type { ComponentAction, ExplorationCard } from '../../moments/cards/registry.ts';
import { canResearchOne, researchTechnology } from '../../verbs/cards/technology.ts';
import { keepExplored, purgeKept } from '../../verbs/galaxy/exploration.ts';

const PRICE = 6;

export const enigmaticDevice: ExplorationCard = {
  id: 'enigmatic-device',
  *resolve(game, me, _place, card) {
    yield* keepExplored(game, me, card);
    return 'keep';
  },
};

/** "Action: spend 6 resources and purge it to research a technology"; only if there is one to research (LRR 22.3). */
export const studyDevice: ComponentAction = {
  id: 'enigmatic-device',
  possible(game, me) {
    const { kept } = playerOf(game, me); // only this card is kept
    return kept.length > 0 && canResearchOne(game, me, PRICE) ? kept : [];
  },
  whyNot: (game, me) =>
    studyDevice.possible(game, me).length > 0
      ? []
      : playerOf(game, me).kept.map(piece => ({ piece, reason: whyNoAction(true) })),
  *play(game, me, piece) {
    yield* purgeKept(game, me, piece);
    yield* researchTechnology(game, me, { price: PRICE, must: true });
  },
};
