import type { Source, StrategyCardId } from '../view/index.ts';

/** A strategy card in our own words. Where its wording changed, the newest edition in use counts. */
interface Wording {
  readonly primary: string;
  readonly secondary: string;
}

export interface StrategyCardText extends Wording {
  readonly name: string;
  readonly editions?: Readonly<Partial<Record<Source, Wording>>>;
}

export const strategyCardTexts: Readonly<Record<StrategyCardId, StrategyCardText>> = {
  leadership: {
    name: 'Leadership',
    primary: 'Gain 3 command tokens, and one more for every 3 influence you spend.',
    secondary: 'Gain a command token for every 3 influence you spend. It costs no strategy token.',
  },
  diplomacy: {
    name: 'Diplomacy',
    primary:
      'Choose a system with a planet of yours, but not Mecatol Rex: each other player puts a command token there. Then ready up to two of your planets.',
    secondary: 'Ready up to two of your planets.',
  },
  politics: {
    name: 'Politics',
    primary:
      'Make somebody else the speaker, draw two action cards, and put each of the two top agendas on the top or the bottom of their deck.',
    secondary: 'Draw two action cards.',
  },
  construction: {
    name: 'Construction',
    primary: 'Place a PDS or a space dock on a planet of yours, then another PDS.',
    secondary:
      'Put the strategy token into any system; there you may place a PDS or a space dock on a planet of yours.',
    editions: {
      te: {
        primary: 'Place a structure or let one space dock produce, then place another structure.',
        secondary: 'Place a structure on a planet of yours.',
      },
    },
  },
  trade: {
    name: 'Trade',
    primary: 'Gain 3 trade goods, replenish your commodities, and say who else may replenish for nothing.',
    secondary: 'Replenish your commodities.',
  },
  warfare: {
    name: 'Warfare',
    primary: 'Take one of your command tokens off the board and gain it; then redistribute your tokens.',
    secondary: 'One space dock in your home system produces. The token does not go onto the board.',
    editions: {
      te: {
        primary:
          'A tactical action in any system, without placing a token and whether or not one of yours is there. Redistribute your tokens before and after.',
        secondary: 'Your units in your home system produce. The token does not go onto the board.',
      },
    },
  },
  technology: {
    name: 'Technology',
    primary: 'Research a technology, and another one for 6 resources.',
    secondary: 'Research a technology for 4 resources.',
  },
  imperial: {
    name: 'Imperial',
    primary:
      'Score a public objective at once if you can. With Mecatol Rex gain a victory point, without it draw a secret objective.',
    secondary: 'Draw a secret objective.',
  },
};

/** What a table says about the wordings in use. */
interface WordingsInUse {
  readonly sets: readonly Source[];
  readonly teStrategyCards?: boolean | undefined;
}

/** What a strategy card says at a table. */
export function strategyCardText(id: StrategyCardId, { sets, teStrategyCards }: WordingsInUse): Wording {
  const { primary, secondary, editions } = strategyCardTexts[id];
  const all = teStrategyCards ? [...sets, 'te' as const] : sets;
  const newest = all.findLast(set => editions?.[set]);
  return (newest && editions?.[newest]) || { primary, secondary };
}

/** What the option to play with the strategy cards of Thunder's Edge changes, a sentence for each ability. */
export const teStrategyCardsWords: readonly string[] = (['construction', 'warfare'] as const).flatMap(id => {
  const { primary, secondary } = strategyCardText(id, { sets: ['te'] });
  const { name } = strategyCardTexts[id];
  return [`${name}, primary: ${primary}`, `${name}, secondary: ${secondary}`];
});
