import type { Response, Rule, Seat } from '@orrery/kernel';
import { type Resource, type TurnEffectId, turnEffects } from '../../model/ids.ts';
import type { State, TurnEffect } from '../../model/state.ts';
import { afterProduced, afterRolePhase, afterTraded } from '../../moments/windows.ts';
import { attackChoices, maybeOne } from '../../verbs/asks.ts';
import { noteResource } from '../../verbs/technologies.ts';
import { gainInfluence } from '../../verbs/tokens.ts';

const effectOf = (game: State, id: TurnEffectId): TurnEffect | undefined =>
  game.turn.effects.find(({ effect }) => effect === id);

/** An automatic effect on its owner's turn while a card's effect lasts. */
function whileActive<D extends { seat: Seat }>(
  id: TurnEffectId,
  applies: (effect: TurnEffect, data: D) => boolean,
  happen: (game: State, me: Seat, effect: TurnEffect, data: D) => Rule,
): Response<State, D> {
  const card = turnEffects[id];
  const active = (game: State, seat: Seat, data: D): boolean => {
    const effect = effectOf(game, id);
    return effect !== undefined && game.turn.seat === seat && applies(effect, data);
  };
  return {
    id: card,
    automatic: true,
    playable: (game, seat, data) => (active(game, seat, data) ? [card] : []),
    play: (game, me, data) => happen(game, me, effectOf(game, id)!, data),
  };
}

/** A token for each type not seen since the card was played, paid at once. */
const payForNewType = (id: TurnEffectId): Response<State, { seat: Seat; resource: Resource | null }> =>
  whileActive<{ seat: Seat; resource: Resource | null }>(
    id,
    (effect, { resource }) => resource !== null && !effect.resources.includes(resource),
    function* (game, me, effect, { resource }) {
      yield* noteResource(effect, resource!);
      yield* gainInfluence(game, me, 1);
    },
  );

const diverseMarkets = payForNewType('each-type-traded');
const geneticEngineering = payForNewType('each-type-produced');

/** A token for each resource traded of the type named. */
const specialization = whileActive<{ seat: Seat; resource: Resource | null }>(
  'named-type-traded',
  (effect, { resource }) => resource !== null && effect.resources.includes(resource),
  function* (game, me) {
    yield* gainInfluence(game, me, 1);
  },
);

/** One attack after all have followed; fighters gained in the role may pay for it. */
const mobilization = whileActive<{ seat: Seat }>(
  'attack-after-role',
  () => true,
  function* (game, me) {
    const attacking = yield* maybeOne(me, 'mobilization', attackChoices(game, me));
    if (attacking) yield* attacking;
  },
);

export function installTurnEffects(): void {
  afterTraded.install(diverseMarkets, specialization);
  afterProduced.install(geneticEngineering);
  afterRolePhase.install(mobilization);
}
