import { open, type Rule, type Seat } from '@orrery/kernel';
import { setLaws } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { CardKey, State } from '../../model/state.ts';
import { whenLawDiscarded, whenLawLost } from '../../moments/agenda/windows.ts';
import { detach } from '../galaxy/attachments.ts';

/**
 * Puts a law into play with the elected outcome; a law that is voted on again replaces itself (LRR 7.3), even if it was
 * discarded during the vote.
 */
export function* enactLaw(game: State, id: CardKey, elected: string): Rule {
  const before = game.laws.find(law => law.id === id);
  game.agendas.discard = game.agendas.discard.filter(card => card !== id);
  setLaws(game, [...game.laws.filter(law => law !== before), { id, elected }]);
  if (before) {
    yield* detach(game, id);
    yield* open(game, whenLawLost, { law: id, from: before.elected });
  }
  yield* emit('law-enacted', { law: id, elected });
}

/** Removes a law from play; it goes on top of the discard pile (LRR 7.5). */
export function* discardLaw(game: State, id: CardKey): Rule {
  const law = game.laws.find(each => each.id === id);
  if (!law) return;
  setLaws(
    game,
    game.laws.filter(each => each !== law),
  );
  yield* detach(game, id); // if attached to the elected planet
  game.agendas.discard.push(id);
  yield* emit('law-discarded', { law: id });
  yield* open(game, whenLawLost, { law: id, from: law.elected });
  yield* open(game, whenLawDiscarded, { law: id, elected: law.elected });
}

/** Gives a law in a play area to another player, its new owner (LRR 7.4). */
export function* passLaw(game: State, id: CardKey, to: Seat): Rule {
  const law = game.laws.find(each => each.id === id);
  if (!law) return;
  setLaws(
    game,
    game.laws.map(each => (each === law ? { id, elected: String(to) } : each)),
  );
  yield* emit('law-passed', { law: id, to });
  yield* open(game, whenLawLost, { law: id, from: law.elected });
}
