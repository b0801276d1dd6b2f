import { catalogue } from '@orrery/catalogue';
import { eminentDomain } from './eminent-domain.ts';
import type { Situations } from './situation.ts';
import { twilightImperium } from './twilight-imperium.ts';

const situations = [eminentDomain, twilightImperium] as readonly unknown[] as readonly Situations[];

/** Every game that is offered, with the situations that its corpus has. */
export const corpus = catalogue.map(({ game }) => {
  const own = situations.find(each => each.game === game.id);
  if (!own) throw new Error(`scripts/corpus knows no situations of ${game.id}`);
  return { game, situations: own };
});
