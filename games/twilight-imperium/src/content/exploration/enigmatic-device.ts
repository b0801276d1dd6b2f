import { playerOf } from '../../model/readers.ts';
import { whyNoAction } from '../../model/reasons.ts';
import type { CardKey, Player } from '../../model/state.ts';
import type { ComponentAction, ExplorationCard } from '../../moments/sockets.ts';
import { keepExplored, purgeKept } from '../../verbs/exploration.ts';
import { researchable, researchTechnology } from '../../verbs/technology.ts';

const PRICE = 6;

export const enigmaticDevice: ExplorationCard = {
  id: 'enigmatic-device',
  *resolve(game, me, _place, card) {
    yield* keepExplored(game, me, card);
    return 'keep';
  },
};

const devicesOf = ({ kept }: Player): CardKey[] => kept.filter(card => card.startsWith('enigmatic-device'));

/** "Action: spend 6 resources and purge it to research a technology"; not where there is none to be had (LRR 22.3). */
export const studyDevice: ComponentAction = {
  id: 'enigmatic-device',
  possible(game, me) {
    const devices = devicesOf(playerOf(game, me));
    return devices.length > 0 && researchable(game, me, PRICE).length > 0 ? devices : [];
  },
  whyNot(game, me) {
    const devices = devicesOf(playerOf(game, me));
    const may = devices.length === 0 || researchable(game, me, PRICE).length > 0;
    return may ? [] : devices.map(piece => ({ piece, reason: whyNoAction(true) }));
  },
  *play(game, me, piece) {
    yield* purgeKept(game, me, piece);
    yield* researchTechnology(game, me, { price: PRICE, must: true });
  },
};
