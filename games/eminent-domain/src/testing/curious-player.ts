import type { AnswerValue, Ask, Random } from '@orrery/kernel';
import { legalRandomAnswer } from '@orrery/testkit';
import { kindOf } from '../model/cards.ts';
import { type PlanetId, planetTypes, type Role, type TechnologyId } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { printedSymbols } from '../model/readers.ts';
import type { Empire } from '../model/state.ts';
import { levels, technologies } from '../model/technologies.ts';
import type { TestTable } from './seat-at-table.ts';

/** The type of which an empire has most planets face up, and how many. */
function favourite(empire: Empire): { type: string; count: number } {
  const counts = planetTypes.map(type => ({
    type,
    count: empire.planets.filter(({ id, faceUp }) => faceUp && planets[id].type === type).length,
  }));
  return counts.reduce((best, each) => (each.count >= best.count ? each : best));
}

/** Three planets of a type, then technologies. */
function wantedRole(empire: Empire): Role {
  if (favourite(empire).count >= 3) return 'research';
  return empire.planets.some(planet => !planet.faceUp) ? 'colonize' : 'survey';
}

/**
 * Plays half at random, but prefers technologies and content that `used` does not contain yet. It reads hidden state, so
 * it is for tests only.
 */
export function curiousAnswer(table: TestTable, ask: Ask, used: ReadonlySet<string>, random: Random): AnswerValue {
  if (ask.form !== 'pick') return legalRandomAnswer(table, ask, random);
  const empire = table.state.seats[ask.seat]!;
  const wanted = wantedRole(empire);
  const keys = ask.options.map(option => option.key);
  const first = (...found: (string | undefined)[]): AnswerValue => {
    const key = found.find(each => each !== undefined);
    return key === undefined ? legalRandomAnswer(table, ask, random) : [key];
  };
  const often = random() < 0.8;
  const symbols = empire.hand.reduce((sum, card) => sum + printedSymbols(card, 'research'), 1);
  const saving = wanted === 'research' && symbols < 6 && ask.seat === 0;
  const isNew = (id: string): boolean =>
    !used.has(`technology ${id}`) ||
    (technologies[id as TechnologyId].otherSide === undefined && !used.has(`action ${id}`));

  switch (ask.kind) {
    case 'role':
      return first(saving ? 'warfare' : often ? wanted : undefined);
    case 'take-role-card':
      return first(keys.find(key => key === wanted));
    case 'action': {
      const cards = keys.filter(key => !key.startsWith('use:'));
      return first(
        cards.find(key => !used.has(`action ${kindOf(key)}`)),
        often ? undefined : keys.find(key => key.startsWith('use:')),
        cards.find(key => kindOf(key) === 'colonize' && wanted === 'colonize'),
        cards.find(key => kindOf(key) !== 'research'),
      );
    }
    case 'boost':
      return keys.filter(key => key.includes('#') || !isNew(key));
    case 'follow': {
      const cards = ask.options.filter(option => !option.alone).map(option => option.key);
      return cards.length > 0 && often && ask.prompt.role === wanted ? cards : first(often ? 'dissent' : undefined);
    }
    case 'colonize':
    case 'colonize.lead':
      return first(keys.find(key => key.startsWith('settle')));
    case 'colonize.tuck':
      return keys.slice(0, 1);
    case 'survey.keep':
      return first(keys.find(key => planets[key as PlanetId].type === favourite(empire).type));
    case 'research': {
      const costs = (key: string): number => levels[technologies[key as TechnologyId].level].cost;
      const fresh = keys.filter(isNew).sort((a, b) => costs(b) - costs(a));
      return first(fresh[0], keys[0]);
    }
    case 'discard': {
      const cards = keys.filter(key => key.includes('#'));
      const useless = cards.filter(key => printedSymbols(key, wanted) === 0);
      if (useless.length >= ask.min) return useless;
      return cards.length >= ask.min ? cards.slice(0, ask.min) : legalRandomAnswer(table, ask, random);
    }
    case 'remove':
      return often && ask.min === 0 ? [] : legalRandomAnswer(table, ask, random);
    default:
      return legalRandomAnswer(table, ask, random);
  }
}
