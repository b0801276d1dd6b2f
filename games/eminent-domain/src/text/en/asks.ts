import type { Ask, Option } from '@orrery/kernel';
import { type Role, roles } from '../../model/ids.ts';
import type { TableForText } from '../table.ts';
import { cardText } from './cards.ts';
import { counted } from './grammar.ts';
import { cardName, faceOf, isPermanentId, roleNames } from './names.ts';

/** What a question says, and what it means to choose nothing. */
export interface AskText {
  readonly question: string;
  /** Only where passing is allowed. */
  readonly pass?: string;
}

type Said = (ask: Ask, table: TableForText) => { question: string; pass?: string };

const numberIn = (ask: Ask, name: string): number => {
  const value = ask.prompt[name];
  return typeof value === 'number' ? value : 0;
};
const roleIn = (ask: Ask): Role | undefined => roles.find(role => role === ask.prompt.role);
const most = (ask: Ask): number => ('max' in ask ? ask.max : 0);
const least = (ask: Ask): number => ('min' in ask ? ask.min : 0);
/** Options of the question itself, without abilities that merely hang on it. */
const own = (ask: Ask): readonly Option[] => ('options' in ask ? ask.options.filter(each => !isAbility(each)) : []);
const isAbility = (option: Option): boolean => option.key.startsWith('use:');

/** What so many symbols do for the leader of a role, or for a follower. */
export function worth(role: Role, symbols: number, leading: boolean): string {
  switch (role) {
    case 'survey': {
      const planets = Math.max(0, leading ? symbols : symbols - 1);
      return planets === 0 ? 'that shows you no planet yet' : `that shows you ${counted(planets, 'planet')}`;
    }
    case 'warfare':
      return symbols === 0 ? 'no fighter yet' : counted(symbols, 'fighter');
    case 'colonize':
      return 'empire symbols are no colonies: only cards are tucked';
    case 'produce':
      return symbols === 0 ? 'no resource yet' : `up to ${counted(symbols, 'resource')}`;
    case 'trade':
      return symbols === 0 ? 'no trade yet' : `up to ${counted(symbols, 'trade')}`;
    case 'research':
      return symbols < 3 ? 'level 1 takes 3' : `enough for level ${symbols >= 7 ? 3 : symbols >= 5 ? 2 : 1}`;
  }
}

const boost: Said = ask => {
  const role = roleIn(ask) ?? 'survey';
  const symbols = numberIn(ask, 'symbols');
  const name = roleNames[role];
  const cards = own(ask).length === 0 ? `You hold no card to boost ${name} with` : `Boost ${name} with cards?`;
  const stop = own(ask).length === 0 ? '. ' : ' ';
  const have =
    role === 'colonize'
      ? 'The card you took is played; each further one is another colony'
      : `You have ${counted(symbols, `${name} symbol`)}: ${worth(role, symbols, true)}`;
  return { question: `${cards}${stop}${have}.`, pass: 'Go on without boosting' };
};

const follow: Said = (ask, table) => {
  const role = roleIn(ask) ?? 'survey';
  const symbols = numberIn(ask, 'symbols');
  const leader = table.nameOf(numberIn(ask, 'leader'));
  if (own(ask).length === 1)
    return { question: `${leader} leads ${roleNames[role]}. You have nothing to follow with.` };
  const have =
    role === 'colonize' || symbols === 0
      ? ''
      : ` Your empire brings ${counted(symbols, 'symbol')}: ${worth(role, symbols, false)}.`;
  const hint = role === 'survey' ? ' A follower looks at one planet fewer than symbols.' : '';
  return { question: `${leader} leads ${roleNames[role]}. Dissent, or follow with cards?${have || hint}` };
};

const discard: Said = ask => {
  const limit = numberIn(ask, 'limit');
  const must = least(ask);
  return must > 0
    ? { question: `Cleanup: discard at least ${counted(must, 'card')}, down to your hand limit of ${limit}.` }
    : {
        question: `Cleanup: discard any cards you do not want; then you draw up to ${limit}.`,
        pass: 'Keep all cards',
      };
};

const remove: Said = ask => ({
  question: `Remove up to ${counted(most(ask), 'card')} from the game, for good.`,
  pass: 'Remove none',
});

const wordings = {
  action: ask => {
    const left = numberIn(ask, 'left');
    if (own(ask).length === 0)
      return { question: 'Action: no card of yours can do anything now.', pass: 'Go on to the role' };
    return {
      question: left > 1 ? `Action: play a card (you may play ${left}).` : 'Action: play one card, or none.',
      pass: 'No Action',
    };
  },
  'phase-order': () => ({ question: 'Logistics: which phase comes first?' }),
  role: () => ({ question: 'Role: which one do you lead?' }),
  boost,
  follow,
  discard,
  'survey.keep': ask => ({
    question: `Survey: keep one of these ${own(ask).length} planets, face down. The rest are discarded.`,
  }),
  warfare: (_ask, table) => ({
    question: `Take fighters, or attack a planet? You have ${counted(
      table.reader === null ? 0 : table.fightersOf(table.reader),
      'fighter',
    )}.`,
  }),
  colonize: (ask, table) => {
    const card = table.actingCard(ask.seat);
    return { question: `Tuck ${card ? cardName(card) : 'the card'} as a colony, or settle a planet?` };
  },
  'colonize.tuck': ask => ({
    question: `Under which planet do you tuck ${cardName(String(ask.prompt.card ?? 'the card'))}?`,
  }),
  'colonize.lead': () => ({ question: 'Tuck the cards you played as colonies, or settle a planet instead?' }),
  'improved-colonize.first': () => ({
    question: 'Improved Colonize: settle a planet first?',
    pass: 'Settle none now',
  }),
  produce: ask => ({
    question: `Produce up to ${counted(Math.min(numberIn(ask, 'most'), most(ask)), 'resource')}.`,
    pass: 'Produce nothing',
  }),
  trade: ask => ({
    question: `Trade up to ${counted(Math.min(numberIn(ask, 'most'), most(ask)), 'resource')}, 1 influence each.`,
    pass: 'Trade nothing',
  }),
  'produce-or-trade': () => ({ question: 'Produce one resource, or trade one for 1 influence?' }),
  remove,
  research: ask => ({
    question: `Take a technology: you have ${counted(numberIn(ask, 'symbols'), 'Research symbol')}.`,
    pass: 'Take none',
  }),
  'take-role-card': () => ({ question: 'Take the top card of which stack into your hand?' }),
  terraforming: () => ({ question: 'Terraforming: two colonies on which planet?' }),
  specialization: () => ({ question: 'Specialization: which resource brings extra influence this turn?' }),
  'war-path': () => ({ question: 'War Path: attack which planet? Up to two in all.', pass: 'No more attacks' }),
  mobilization: () => ({ question: 'Mobilization: attack a planet now?', pass: 'No attack' }),
} satisfies Record<string, Said>;

export type AskKind = keyof typeof wordings;

/** Every question the game asks. */
export const askKinds = Object.keys(wordings) as AskKind[];

const isAskKind = (kind: string): kind is AskKind => Object.hasOwn(wordings, kind);

/** A question in plain words; its bare kind where nobody has written any. */
export function askText(ask: Ask, table: TableForText): AskText {
  if (!isAskKind(ask.kind)) return { question: ask.kind, pass: 'Pass' };
  const said: AskText = wordings[ask.kind](ask, table);
  if (least(ask) === 0 && ask.form === 'pick') return { question: said.question, pass: said.pass ?? 'None' };
  return { question: said.question };
}

/** What an ability that hangs on a question does. */
export const abilityText = (piece: string, table: TableForText): string =>
  (faceOf(piece) && isPermanentId(piece) && cardText(piece, table.errata2014)?.effect) || '';
