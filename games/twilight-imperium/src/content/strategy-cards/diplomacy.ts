import { chooseIfAny, type Rule, type Seat } from '@orrery/kernel';
import { inSets, mecatolSystem, othersClockwise, systemOf, systemsWithPlanetsOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { readyPlanets } from '../../verbs/economy/economy.ts';
import { readyPlanet } from '../../verbs/economy/readying.ts';
import { pictureTokens, placeToken } from '../../verbs/tokens/tokens.ts';

/** All other players place a token there; one marker may represent them all (DIP note.3). */
function* lockDown(game: State, me: Seat, system: SystemId): Rule {
  const others = othersClockwise(game, me);
  for (const other of others) yield* placeToken(game, other, system); // LRR 32.2
  pictureTokens(game, 'diplomacy', system, others);
}

/** First-printing wording, for the base game alone. */
const isFirstPrinting = (game: State): boolean =>
  !inSets(game, 'codex1') && !inSets(game, 'pok') && !inSets(game, 'te');

export const diplomacy: StrategyCard = {
  id: 'diplomacy', // LRR 32

  *primary(game, me) {
    const eligible = systemsWithPlanetsOf(game, me).filter(id => id !== mecatolSystem(game).id);
    const system = yield* chooseIfAny(me, 'diplomacy.system', eligible, {
      at: id => ({ system: id }),
      barred: () =>
        systemsWithPlanetsOf(game, me)
          .filter(id => !eligible.includes(id))
          .map(id => bar(id, { system: id }, because('diplomacy.mecatol', 'LRR 32.2'))),
    }); // DIP note.1
    if (system) yield* lockDown(game, me, system);
    if (isFirstPrinting(game)) {
      const here = system ? systemOf(game, system).planets : [];
      for (const { id, controller, exhausted } of here)
        if (controller === me && exhausted) yield* readyPlanet(game, id);
      return;
    }
    yield* readyPlanets(game, me, { upTo: 2 }); // the card's "up to" outranks LRR 32.2: R-016
  },

  *secondary(game, me) {
    yield* readyPlanets(game, me, { upTo: 2 }); // LRR 32.3
  },
};
