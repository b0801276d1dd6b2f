import {
  type CardKey,
  kindOf,
  type PlanetId,
  planets,
  type Role,
  type TechnologyId,
  type View,
} from '@orrery/eminent-domain/view';
import { type AnswerValue, type Ask, type Option, simplestAnswer } from '@orrery/kernel';
import type { Bot } from '../common/bot.ts';
import { best, bestRole, bestTurn, hastyTurn, played, useless, wanted, wantedStack } from './plan.ts';
import {
  attacked,
  cardSymbols,
  empireSymbols,
  produced,
  type Realm,
  realmOf,
  settled,
  traded,
  tucked,
  withPlanet,
} from './realm.ts';
import { inventive, type Outlook, outlookOf, technologyWorth, temperament, type Weights, worth } from './worth.ts';

type Pick = Extract<Ask, { form: 'pick' }>;

/** A question about the bot's own empire, and all it needs to answer. */
interface Question {
  readonly ask: Pick;
  readonly view: View;
  readonly realm: Realm;
  readonly outlook: Outlook;
  /** Fast mode: does not look a turn ahead. */
  readonly inHaste: boolean;
}

type Answerer = (question: Question) => readonly string[];

const keys = (ask: Pick): string[] => ask.options.map(option => option.key);
const place = (option: Option): number => Number(option.at?.place);
const own = ({ view }: Question) => view.empires[view.seat!]!;

/** Symbols of the role under way: those of cards already played, and of the empire. */
function symbolsInPlay({ realm, view }: Question, role: Role): number {
  const cards = view.empires[view.seat!]!.played;
  return cards.reduce((sum, card) => sum + cardSymbols(realm, card, role), empireSymbols(realm, role));
}

/** Fighters on offer instead of an attack: an Action's, or one for each symbol of the role. */
function fightersOnOffer(question: Question): number {
  const { acting } = own(question);
  if (acting) return kindOf(acting) === 'warfare' ? 1 : 2;
  return symbolsInPlay(question, 'warfare');
}

/** The colonies that the cards being played would give. */
function coloniesOnOffer(question: Question): number {
  const { acting } = own(question);
  const cards = acting ? [acting] : own(question).played;
  return cards.reduce((sum, card) => sum + cardSymbols(question.realm, card, 'colonize'), 0);
}

/** The empire after an option that says what it does: `settle:p1`, `attack:p0`, `tuck:p2`, `trade:p0.1`. */
function after(question: Question, option: Option): Realm {
  const { realm, ask } = question;
  const verb = ask.kind === 'improved-colonize.first' ? 'settle' : option.key.split(':')[0];
  switch (verb) {
    case 'settle':
      return settled(realm, place(option));
    case 'attack':
      return attacked(realm, place(option));
    case 'fighters':
      return { ...realm, fighters: realm.fighters + fightersOnOffer(question) };
    case 'tuck':
      return option.at?.place === undefined
        ? tuckedBest(question)
        : tucked(realm, place(option), coloniesOnOffer(question));
    case 'produce':
      return produced(realm, 1);
    case 'trade':
      return traded(realm, 1);
    default:
      return tucked(realm, place(option), Math.max(1, coloniesOnOffer(question)));
  }
}

/** All colonies on the planet that needs them most. */
function tuckedBest(question: Question): Realm {
  const { realm, outlook } = question;
  const down = [...realm.planets.keys()].filter(at => !realm.planets[at]!.faceUp);
  const choices = down.map(at => tucked(realm, at, coloniesOnOffer(question)));
  return best(choices, each => worth(each, outlook)) ?? realm;
}

/** The option that leaves the best empire, or none where that is allowed and better. */
const bestOutcome: Answerer = question => {
  const { ask, realm, outlook } = question;
  const chosen = best(ask.options, option => worth(after(question, option), outlook));
  if (!chosen) return [];
  return ask.min === 0 && worth(after(question, chosen), outlook) < worth(realm, outlook) ? [] : [chosen.key];
};

/** As many as may be had. */
const most: Answerer = ({ ask }) => keys(ask).slice(0, ask.max);

const first: Answerer = ({ ask }) => keys(ask).slice(0, 1);

/** Assigns cards one by one; each planet is evaluated alone. */
const tuckOne: Answerer = question => {
  const { ask, realm, outlook } = question;
  const colonies = cardSymbols(realm, String(ask.prompt.card), 'colonize');
  const chosen = best(ask.options, option => worth(tucked(realm, place(option), colonies), outlook));
  return chosen ? [chosen.key] : [];
};

/** A permanent that removes cards is used whenever the hand has a useless one. */
const trimming = ({ ask, realm, outlook }: Question): string | undefined =>
  useless(realm, outlook).length > 0 ? keys(ask).find(key => key.startsWith('use:')) : undefined;

const chooseAction: Answerer = question => {
  const { ask, realm, outlook } = question;
  const trim = trimming(question);
  if (trim) return [trim];
  const offered = new Set(keys(ask));
  const hand = realm.hand.filter(card => offered.has(card));
  const left = { ...realm, hand };
  const action = question.inHaste ? hastyTurn(left, outlook).action : bestTurn(left, outlook).action;
  return action && offered.has(action) ? [action] : [];
};

const chooseRole: Answerer = ({ realm, outlook }) => [bestRole(realm, outlook).role];

const chooseBoosts: Answerer = ({ ask, view, realm, outlook }) => {
  const role = ask.prompt.role as Role;
  const base = { symbols: Number(ask.prompt.symbols), cards: view.empires[view.seat!]!.played };
  return played(realm, role, base, true, outlook).cards;
};

/** Follows when that is worth more than a card; both are evaluated after the next turn, in fast mode right away. */
const chooseFollowing: Answerer = question => {
  const { ask, realm, outlook, inHaste } = question;
  const role = ask.prompt.role as Role;
  const { cards, after: followed } = played(
    realm,
    role,
    { symbols: Number(ask.prompt.symbols), cards: [] },
    false,
    outlook,
  );
  const later = inHaste ? worth : nextTurn;
  const dissent = later({ ...realm, drawn: realm.drawn + 1 }, outlook);
  if (cards.length === 0 && !keys(ask).includes('follow')) return ['dissent'];
  if (later(followed, outlook) <= dissent) return ['dissent'];
  return cards.length > 0 ? cards : ['follow'];
};

const nextTurn = (realm: Realm, outlook: Outlook): number =>
  outlook.turns > 0 ? bestTurn(realm, outlook).led.value : worth(realm, outlook);

/** Discards what the next turn has no use for. */
const chooseDiscards: Answerer = question => {
  const { ask, realm, outlook, inHaste } = question;
  const kept = new Set<CardKey>(inHaste ? bestRole(realm, outlook).boosts : wanted(realm, outlook));
  const rest = realm.hand.filter(card => !kept.has(card));
  const must = ask.min - rest.length;
  const forced = must > 0 ? [...kept].slice(0, must) : [];
  return [...rest, ...forced].slice(0, ask.max);
};

const removeUseless: Answerer = ({ ask, realm, outlook }) => {
  const offered = keys(ask);
  const acting = offered.filter(card => !realm.hand.includes(card));
  const hand = useless({ ...realm, hand: [...realm.hand, ...acting] }, outlook);
  return hand.filter(card => offered.includes(card)).slice(0, ask.max);
};

const keepPlanet: Answerer = ({ ask, realm, outlook }) => {
  const kept = best(keys(ask), id => worth(withPlanet(realm, planets[id as PlanetId]), outlook));
  return kept ? [kept] : [];
};

const takeTechnology: Answerer = ({ ask, outlook }) => {
  const taken = best(keys(ask), id => technologyWorth(id as TechnologyId, outlook));
  return taken && technologyWorth(taken as TechnologyId, outlook) > 0 ? [taken] : [];
};

const takeRoleCard: Answerer = ({ realm, outlook, ask }) => [wantedStack(realm, outlook) ?? keys(ask)[0]!];

/** The most frequent resource. */
const nameResource: Answerer = question => {
  const slots = own(question).planets.flatMap(planet => planet.slots);
  const named = best(keys(question.ask), key => slots.filter(slot => slot.filled && slot.resource === key).length);
  return named ? [named] : [];
};

const answerers: Readonly<Record<string, Answerer>> = {
  'phase-order': first,
  action: chooseAction,
  role: chooseRole,
  boost: chooseBoosts,
  follow: chooseFollowing,
  discard: chooseDiscards,
  remove: removeUseless,
  'survey.keep': keepPlanet,
  research: takeTechnology,
  'take-role-card': takeRoleCard,
  specialization: nameResource,
  produce: most,
  trade: most,
  'colonize.tuck': tuckOne,
  colonize: bestOutcome,
  'colonize.lead': bestOutcome,
  'improved-colonize.first': bestOutcome,
  terraforming: bestOutcome,
  warfare: bestOutcome,
  'war-path': bestOutcome,
  mobilization: bestOutcome,
  'produce-or-trade': bestOutcome,
};

/** Fast mode takes half the time and does not look a turn ahead on other players' turns. */
export function answer(view: View, ask: Ask, weights: Weights, inHaste = false): AnswerValue {
  const answerer = answerers[ask.kind];
  if (ask.form !== 'pick' || !answerer) return simplestAnswer(ask);
  const chosen = answerer({ ask, view, realm: realmOf(view), outlook: outlookOf(view, weights), inHaste });
  return chosen.length >= ask.min && chosen.length <= ask.max ? chosen : simplestAnswer(ask);
}

/** Plays for the best empire it can see one turn ahead. */
export function greedyBot(seed: string): Bot {
  const weights = temperament(seed, inventive);
  return { name: 'greedy', choose: ({ view, ask }) => answer(view as View, ask, weights) };
}
