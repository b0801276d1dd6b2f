import { open, type Rule, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { emit } from '../model/events.ts';
import {
  type PermanentId,
  permanentIds,
  type Resource,
  type TechnologyId,
  type TurnEffectId,
  turnEffects,
} from '../model/ids.ts';
import { empireOf } from '../model/readers.ts';
import type { State, TurnEffect } from '../model/state.ts';
import { technologies } from '../model/technologies.ts';
import { afterPermanentTaken } from '../moments/windows.ts';

const isPermanent = (id: TechnologyId): id is PermanentId => (permanentIds as readonly string[]).includes(id);

/** Takes a technology: into the hand, or into play if it is permanent, and then its other side is gone. */
export function* takeTechnology(game: State, seat: Seat, id: TechnologyId): Rule {
  const empire = empireOf(game, seat);
  takeFrom(game.market, id);
  if (!isPermanent(id)) {
    empire.hand.push(id);
    yield* emit('researched', { seat, technology: id });
    return;
  }
  const { otherSide } = technologies[id];
  if (otherSide) takeFrom(game.market, otherSide);
  empire.permanents.push(id);
  yield* emit('researched', { seat, technology: id });
  yield* open(game, afterPermanentTaken, { seat, permanent: id });
}

/** A card starts something that lasts to the end of the turn. */
export function* startTurnEffect(game: State, effect: TurnEffectId, named: readonly Resource[]): Rule {
  game.turn.effects.push({ effect, resources: [...named] });
  yield* emit('effect', { seat: game.turn.seat, card: turnEffects[effect], resources: [...named] });
}

/** Notes that an effect has seen a resource type. */
export function* noteResource(effect: TurnEffect, resource: Resource): Rule {
  effect.resources.push(resource);
}

/** Marks an ability as used for this turn. */
export function* spend(game: State, permanent: PermanentId): Rule {
  game.turn.spent.push(permanent);
}
