import type { TechnologyId } from '@orrery/twilight-imperium/view';
import { type Considered, likeliest, picking } from './question.ts';
import { best, type Realm, withTechnology } from './realm.ts';
import { worth } from './worth.ts';

/** The gain of researching a technology. */
export const technologyGain = (realm: Realm, id: TechnologyId): number =>
  worth(realm, withTechnology(realm.holdings, id)) - worth(realm, realm.holdings);

const research: Considered = picking(({ ask, realm }) =>
  likeliest(ask, ({ key }) => technologyGain(realm, key as TechnologyId)),
);

/** Picks several technologies, the best first. */
const choose: Considered = picking(({ ask, realm }) => {
  const chosen: string[] = [];
  while (chosen.length < ask.max) {
    const left = ask.options.filter(({ key }) => !chosen.includes(key));
    const next = best(left, ({ key }) => technologyGain(realm, key as TechnologyId));
    if (!next) break;
    chosen.push(next.key);
  }
  return chosen;
});

export const researchAnswers: Readonly<Record<string, Considered>> = {
  research,
  'setup.technology': choose,
};
