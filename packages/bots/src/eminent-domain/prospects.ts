import { type CardKind, technologies, type View } from '@orrery/eminent-domain/view';
import { hastyTurn } from './plan.ts';
import { realmOf } from './realm.ts';
import { hopes, outlookOf, type Weights, worth } from './worth.ts';

/** Points at the end of the game for one of something: a fixed part, and a part for each remaining turn. */
type Weight = readonly [ever: number, aTurn: number];

/**
 * Fitted by least squares: what empires had at the beginning of a turn, against their lead at the end. See
 * `docs/bots.md`.
 */
const weights = {
  score: [1.01, 0.009],
  onTurn: [0.82, 0.029],
  hand: [0.14, -0.019],
  handLimit: [-0.05, 0.151],
  fighters: [0.01, -0.021],
  slots: [-0.11, 0.082],
  filled: [0.37, 0.029],
  hopes: [0.94, 0.022],
  // the value of the hand in the next turn
  turn: [0.82, -0.022],
  // symbols of the empire
  survey: [-0.3, 0.101],
  warfare: [0.01, 0.013],
  colonize: [-0.49, 0.145],
  produce: [0.23, 0.118],
  trade: [0.64, 0.122],
  research: [-0.02, 0.054],
  // cards in deck, hand and discard pile
  surveyCards: [-0.1, -0.009],
  warfareCards: [0.05, -0.006],
  colonizeCards: [-0.02, 0.034],
  produceTradeCards: [-0.01, 0.042],
  researchCards: [0.23, -0.036],
  politicsCards: [0.1, -0.052],
  simpleTechnologies: [0, 0.044],
  highTechnologies: [-0.31, 0.149],
  permanents: [-0.45, 0.228],
} as const satisfies Record<string, Weight>;

/** The features by which an empire is evaluated. */
type Feature = keyof typeof weights;
const features = Object.keys(weights) as Feature[];

type Cards = Partial<Record<CardKind, number>>;

/** The features of the view's seat; `cards` are those in its deck, hand and discard pile. */
function featuresOf(view: View, cards: Cards, greedy: Weights): Record<Feature, number> {
  const seat = view.seat!;
  const { score, hand, handLimit, fighters, symbols, permanents } = view.empires[seat]!;
  const realm = realmOf(view);
  const outlook = outlookOf(view, greedy);
  const has: Record<Feature, number> = {
    score,
    onTurn: Number(view.turn.seat === seat),
    hand: hand!.length,
    handLimit: handLimit - 5,
    fighters,
    slots: 0,
    filled: 0,
    hopes: hopes(realm, outlook),
    turn: hastyTurn(realm, outlook).value - worth(realm, outlook),
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

/** The expected final points of the view's seat, from its empire alone. */
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

/** The variance of these estimates: at the end of the game, and for each remaining turn. */
const SPREAD = { ever: 5.1, aTurn: 3.2 };

/** The chance to win with this expected lead. */
export const chanceToWin = (ahead: number, turns: number): number =>
  1 / (1 + Math.exp((-1.7 * ahead) / Math.sqrt(SPREAD.ever + SPREAD.aTurn * turns)));
