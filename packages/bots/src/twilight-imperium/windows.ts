import { boostedIn } from './action.ts';
import { bestTried, cardsOffered, IN_LUCK } from './cards.ts';
import { isTimely } from './nomad.ts';
import { type Considered, keysOf, picking } from './question.ts';
import { isObjective } from './scoring.ts';
import { asksOfOwnCard, choices } from './trial.ts';

/** Abilities that are always used. */
const welcome = new Set([
  'scanlink-drone-network',
  'self-assembly-routines',
  'integrated-economy',
  'bio-stims',
  'the-atrament',
  'imperial-arms-vault',
  'exterrix-headquarters',
  'mirage-flight-academy',
  'magen-defense-grid',
  'assault-cannon',
  'duranium-armor',
  'dacxive-animators',
  'graviton-laser-system',
  'terragenesis',
  'tungstantus',
  'agency-supply-network',
  'suffi-an-keleres',
]);

/** Abilities that are used if their simulation is favourable. */
const simulated = new Set(['awaken', 'ouranos', 'hecatoncheires']);

/**
 * In a window: scores points, uses what is always good, plays a card if its simulation is favourable, and passes
 * otherwise.
 */
export const atMoment: Considered = picking(question => {
  const { ask, realm } = question;
  const chosen = keysOf(ask).find(
    key => isObjective(key) || welcome.has(key) || key.startsWith('trade-agreement#') || isTimely(realm, ask, key),
  );
  if (chosen && ask.max > 0) return [chosen];
  if (keysOf(ask).includes('gravity-drive') && boostedIn(realm)) return ['gravity-drive'];
  if (ask.min === 0) {
    if (keysOf(ask).includes('tellurian') && Number(ask.prompt.seat) === realm.me) return ['tellurian'];
    const abilities = keysOf(ask).filter(key => simulated.has(key));
    const cards = [...cardsOffered(ask, realm), ...abilities].map(card => [card]);
    const played = bestTried(question, cards, IN_LUCK);
    return played && played.gain > 0 ? played.answer : [];
  }
  return asksOfOwnCard(realm.view, ask) ? bestTried(question, choices(ask), 1)?.answer : undefined;
});

const boost: Considered = picking(({ ask, realm }) => {
  const wanted = boostedIn(realm);
  return wanted && keysOf(ask).includes(wanted) ? [wanted] : undefined;
});

const all: Considered = picking(({ ask }) => keysOf(ask).slice(0, ask.max));

const first: Considered = picking(({ ask }) => keysOf(ask).slice(0, 1));

/** Accepts small gains of exploration. */
export const windowAnswers: Readonly<Record<string, Considered>> = {
  'gravity-drive.ship': boost,
  awaken: all,
  terragenesis: first,
  terraform: first,
  'mercenary-outfit': first,
  'volatile-fuel-source': first,
  'abandoned-warehouses': first,
  'functioning-base': first,
  'local-fabricators': first,
  'agency-supply-network': first,
};
