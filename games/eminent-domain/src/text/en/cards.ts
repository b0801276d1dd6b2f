import { type CardFace, faceOf } from './names.ts';

/** What a card says, in our own words. */
export interface CardText {
  /** What happens when it is played in the Action phase. */
  readonly action?: string;
  /** What its role does, for the cards that form the stacks. */
  readonly role?: string;
  /** What the leader of the role has on top. */
  readonly leader?: string;
  /** What it does while it lies in an empire. */
  readonly effect?: string;
  /** What else there is to know. */
  readonly remark?: string;
  /** Where the rules speak of it. */
  readonly rules: string;
  /** What reads differently with the corrections of 2014. */
  readonly errata2014?: Partial<Pick<CardText, 'action' | 'effect' | 'leader'>>;
}

const improvedColonize: CardText = {
  action: 'You may settle a planet. Then settle another one, or tuck this card under a face-down planet as a colony.',
  rules: 'ED 17, ED 18',
};
const improvedProduction: CardText = { action: 'Produce up to 2 resources.', rules: 'ED 22' };
const improvedSurvey: CardText = { action: 'Draw 3 cards.', rules: 'ED 9' };
const improvedWarfare: CardText = { action: 'Take 2 fighters, or attack a planet.', rules: 'ED 12, ED 13' };
const improvedResearch: CardText = {
  action: 'Draw a card, then remove up to 3 cards of your hand from the game.',
  rules: 'ED 28',
};
const improvedTrade: CardText = {
  action: 'Take 1 influence.',
  remark: 'It costs no resource and is not a trade.',
  rules: 'ED "Technologies"',
};

/** The text of every card. */
export const cardTexts = {
  survey: {
    action: 'Draw 2 cards.',
    role: 'Look at one planet fewer than you have Survey symbols. Put one face down into your empire, discard the rest.',
    leader: 'Look at one planet more.',
    rules: 'ED 9, ED 10, ED 11',
    errata2014: { leader: 'Look at one planet more. With the stack empty you have 1 extra symbol.' },
  },
  warfare: {
    action:
      'Take a fighter, or attack one of your face-down planets: pay its warfare cost in fighters, turn it face up.',
    role: 'Take a fighter for each Warfare symbol.',
    leader: 'You may attack one planet instead.',
    rules: 'ED 12, ED 13, ED 14, ED 15, ED 16',
    errata2014: { leader: 'You may attack one planet instead. With the stack empty you have 1 extra symbol.' },
  },
  colonize: {
    action: 'Tuck this card under one of your face-down planets as a colony, or settle a planet with colonies enough.',
    role: 'Tuck all cards you play under your face-down planets, shared out as you like; each Colonize symbol is a colony.',
    leader: 'You may settle one planet instead.',
    rules: 'ED 17, ED 18, ED 19, ED 20, ED 21',
  },
  'produce-trade': {
    action: 'Produce a resource in an empty slot, or trade a resource for 1 influence.',
    role: 'Produce: a resource for each Produce symbol. Trade: up to one resource for each Trade symbol, 1 influence each.',
    leader: 'One extra symbol, but only while the stack is empty.',
    rules: 'ED 22, ED 23, ED 24, ED 25, ED 26, ED 27',
  },
  research: {
    action: 'Remove up to 2 cards from the game: cards of your hand, this one too if you like.',
    role: 'Take one technology. Level 1, 2, 3 takes 3, 5, 7 Research symbols and 1, 2, 3 face-up planets of its type.',
    leader: 'One extra symbol, but only while the stack is empty.',
    rules: 'ED 28, ED 29, ED 30',
  },
  politics: {
    action: 'Remove this card from the game and take the top card of any stack into your hand.',
    remark: 'It never boosts or follows.',
    rules: 'ED 31, ED 32',
  },

  'improved-colonize-research': improvedColonize,
  'improved-colonize-trade': improvedColonize,
  'improved-colonize-survey': improvedColonize,
  'improved-colonize-warfare': improvedColonize,
  'improved-production-research': improvedProduction,
  'improved-production-trade': improvedProduction,
  'improved-production-survey': improvedProduction,
  'improved-production-warfare': improvedProduction,
  'improved-survey-research': improvedSurvey,
  'improved-survey-trade': improvedSurvey,
  'improved-survey-colonize': improvedSurvey,
  'improved-survey-produce': improvedSurvey,
  'improved-warfare-research': improvedWarfare,
  'improved-warfare-trade': improvedWarfare,
  'improved-warfare-colonize': improvedWarfare,
  'improved-warfare-produce': improvedWarfare,
  'improved-research-colonize': improvedResearch,
  'improved-research-produce': improvedResearch,
  'improved-research-survey': improvedResearch,
  'improved-research-warfare': improvedResearch,
  'improved-trade-colonize': improvedTrade,
  'improved-trade-produce': improvedTrade,
  'improved-trade-survey': improvedTrade,
  'improved-trade-warfare': improvedTrade,

  'data-network': {
    action: 'Draw 2 cards, then remove any number of cards of your hand from the game.',
    rules: 'ED 28',
  },
  'diverse-markets': {
    action: 'Until the end of the turn, the first resource of each type that you trade brings 1 extra influence.',
    rules: 'ED "Technologies"',
  },
  specialization: {
    action: 'Name a type of resource. Until the end of the turn, each one that you trade brings 1 extra influence.',
    rules: 'ED "Technologies"',
  },
  'artificial-intelligence': {
    action: 'Take two Role cards from the stacks into your hand, from one stack or from two.',
    rules: 'ED "Technologies"',
  },
  'genetic-engineering': {
    action: 'Until the end of the turn, the first resource of each type that you produce brings 1 influence.',
    rules: 'ED "Technologies"',
  },
  terraforming: {
    action:
      'Tuck this card under a face-down planet as two colonies. If its colonies alone now meet the printed cost, settle it at once.',
    rules: 'ED 17, ED 18',
    errata2014: {
      action:
        'Tuck this card under a face-down planet as two colonies. If that is enough to settle it, your empire symbols counted, settle it at once.',
    },
  },
  mobilization: {
    action: 'Take 2 fighters. After the Role phase of this turn you may attack a planet.',
    rules: 'ED 12, ED 13',
  },
  'survey-team': {
    action: 'Put the top planet of the deck face down into your empire.',
    rules: 'ED "Technologies"',
  },
  'war-path': { action: 'Attack up to two planets, paying for each.', rules: 'ED 13' },

  'weapon-emporium': {
    effect: 'You may trade fighters as if they were resources.',
    remark: 'They count as no type of resource.',
    rules: 'ED "Technologies"',
  },
  streamlining: {
    effect: 'Once on each of your turns you may remove a card of your hand from the game.',
    rules: 'ED "Technologies"',
  },
  'fertile-ground': {
    effect: 'Your empire has one more Colonize, Produce and Research symbol.',
    rules: 'ED 6, ED 21',
  },
  abundance: {
    effect: 'A planet that you settle or attack comes with all its slots filled.',
    rules: 'ED "Technologies"',
    errata2014: {
      effect: 'Produce up to 4 resources when you take this, and up to 2 whenever you settle or attack a planet.',
    },
  },
  imperialism: { effect: 'Your empire has one more Survey, Trade and Warfare symbol.', rules: 'ED 6' },
  'scorched-earth-policy': {
    effect: 'Attacks cost you 2 fighters fewer. A planet you attack keeps a fighter and holds no resources ever after.',
    rules: 'ED 13',
  },
  adaptability: {
    effect: 'Your plain Research cards have one symbol of every role.',
    rules: 'ED 6, ED 8',
  },
  hyperefficiency: {
    effect: 'On each of your turns you may remove any number of cards of your hand from the game.',
    rules: 'ED "Technologies"',
  },
  dissension: { effect: 'When you dissent you draw 2 cards.', rules: 'ED 8' },
  bureaucracy: {
    effect: 'When you follow Colonize you may settle a planet instead, when you follow Warfare attack one.',
    rules: 'ED 15, ED 20',
    errata2014: {
      effect:
        'When you follow Colonize you may settle a planet instead, when you follow Warfare attack one. Following any role but Colonize, you have 1 extra symbol.',
    },
  },
  logistics: {
    effect: 'You may take your Role phase before your Action phase.',
    rules: 'ED "Technologies"',
    errata2014: {
      effect:
        'You may take your Role phase before your Action phase. After the end of the game you take one more turn.',
    },
  },
  productivity: {
    effect: 'You may play two cards for their Action in your Action phase.',
    rules: 'ED 1',
  },
} satisfies Record<CardFace, CardText>;

/** A card's text under the rules in use. */
export function cardText(card: string, errata2014: boolean): CardText | undefined {
  const face = faceOf(card);
  if (!face) return undefined;
  const text: CardText = cardTexts[face];
  return errata2014 ? { ...text, ...text.errata2014 } : text;
}
