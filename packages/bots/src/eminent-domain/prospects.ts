import { type CardKind, technologies, type View } from '@orrery/eminent-domain/view';
import { realmOf } from './realm.ts';
import { hopes, outlookOf, type Weights } from './worth.ts';

/** Points at the end for one of something: so many in any case, and so many more for each turn still to come. */
type Weight = readonly [ever: number, aTurn: number];

/**
 * Found by least squares: what empires had at the beginning of a turn, and by how much they were ahead at the end.
 * `docs/bots.md` tells more.
 */
const weights = {
  score: [1.02, 0.005],
  onTurn: [0.96, -0.013],
  hand: [0.12, -0.003],
  handLimit: [0.04, 0.228],
  fighters: [0.23, -0.051],
  slots: [-0.07, 0.023],
  filled: [0.35, 0.042],
  hopes: [0.89, 0.054],
  // symbols of the empire
  survey: [-0.14, 0.135],
  warfare: [-0.07, 0.029],
  colonize: [-0.11, 0.188],
  produce: [0.02, 0.247],
  trade: [0.7, 0.138],
  research: [0.12, 0.098],
  // cards going round
  surveyCards: [-0.17, -0.004],
  warfareCards: [-0.1, -0.008],
  colonizeCards: [-0.19, 0.041],
  produceTradeCards: [-0.03, 0.047],
  researchCards: [-0.06, -0.003],
  politicsCards: [-0.94, 0.076],
  simpleTechnologies: [0.01, 0.103],
  highTechnologies: [-0.08, 0.113],
  permanents: [-0.31, 0.316],
} as const satisfies Record<string, Weight>;

/** What the prospects of an empire are judged by. */
type Feature = keyof typeof weights;
const features = Object.keys(weights) as Feature[];

type Cards = Partial<Record<CardKind, number>>;

/** What the seat of a view has of each; `cards` are those that go round in its empire. */
function featuresOf(view: View, cards: Cards, greedy: Weights): Record<Feature, number> {
  const seat = view.seat!;
  const { score, hand, handLimit, fighters, symbols, permanents } = view.empires[seat]!;
  const realm = realmOf(view);
  const has: Record<Feature, number> = {
    score,
    onTurn: Number(view.turn.seat === seat),
    hand: hand!.length,
    handLimit: handLimit - 5,
    fighters,
    slots: 0,
    filled: 0,
    hopes: hopes(realm, outlookOf(view, greedy)),
    ...symbols,
    surveyCards: cards.survey ?? 0,
    warfareCards: cards.warfare ?? 0,
    colonizeCards: cards.colonize ?? 0,
    produceTradeCards: cards['produce-trade'] ?? 0,
    researchCards: cards.research ?? 0,
    politicsCards: cards.politics ?? 0,
    simpleTechnologies: 0,
    highTechnologies: 0,
    permanents: permanents.length,
  };
  for (const { slots, filled } of realm.planets) {
    has.slots += slots;
    has.filled += filled;
  }
  for (const kind in cards)
    if (isTechnology(kind)) has[technologies[kind].level === 1 ? 'simpleTechnologies' : 'highTechnologies'] += 1;
  return has;
}

const isTechnology = (kind: string): kind is keyof typeof technologies => Object.hasOwn(technologies, kind);

/** The points that the seat of a view may end with, as far as its empire goes. */
export function prospects(view: View, cards: Cards, greedy: Weights): number {
  const has = featuresOf(view, cards, greedy);
  const { turns } = outlookOf(view, greedy);
  let total = 0;
  for (const feature of features) {
    const [ever, aTurn] = weights[feature];
    total += has[feature] * (ever + aTurn * turns);
  }
  return total;
}

/** How far such guesses are off, as a variance: at the end of the game, and more for each turn still to come. */
const SPREAD = { ever: 5.1, aTurn: 3.2 };

/** The chance to win for who is thought to be so many points ahead in the end. */
export const chanceToWin = (ahead: number, turns: number): number =>
  1 / (1 + Math.exp((-1.7 * ahead) / Math.sqrt(SPREAD.ever + SPREAD.aTurn * turns)));
