import type { Ask, Option } from '@orrery/kernel';
import { type Resource, type Role, resources, roles, type StackId, stackIds } from '../../model/ids.ts';
import type { Idle, PlanetInEmpire, TableForText } from '../table.ts';
import { abilityText } from './asks.ts';
import { cardText } from './cards.ts';
import { capital, counted, grouped, listed } from './grammar.ts';
import {
  type CardFace,
  cardName,
  cardNames,
  faceOf,
  isCardFace,
  isPlanetId,
  planetNames,
  resourceNames,
  roleNames,
  stackNames,
} from './names.ts';
import { colonyText, frontText, planetNamed, planetText } from './planets.ts';

/** One option: what it is, and what is worth knowing before choosing it. */
export interface OptionText {
  readonly label: string;
  readonly note?: string;
}

const roleNotes = {
  survey: 'find planets',
  warfare: 'take fighters, or attack a planet',
  colonize: 'tuck colonies, or settle a planet',
  produce: 'fill slots with resources',
  trade: 'resources for influence',
  research: 'take a technology',
} satisfies Record<Role, string>;

const idleNotes = {
  'no-symbols': 'you have no symbol for it',
  'no-planet': 'you have no planet face down',
  'no-slot': 'you have no empty slot',
  'no-goods': 'you have nothing to trade',
  'no-technology': 'no technology is within your reach',
} satisfies Record<Idle, string>;

const among = <T extends string>(ids: readonly T[], id: unknown): T | undefined => ids.find(each => each === id);

const symbolsText = (symbols: readonly Role[]): string => symbols.map(symbol => roleNames[symbol]).join(' ');

/** Role cards are named for their symbols already. */
const isTechnologyFace = (card: string): boolean => !card.includes('#');

/** The short note beside a card: what it does here. */
function cardNote(card: string, ask: Ask, table: TableForText): string | undefined {
  const symbols = table.symbolsOn(card);
  switch (ask.kind) {
    case 'action':
      return cardText(card, table.errata2014)?.action;
    case 'boost':
    case 'follow': {
      const count = symbols.filter(symbol => symbol === ask.prompt.role).length;
      return count > 1 ? counted(count, 'symbol') : undefined;
    }
    case 'remove':
      if (table.actingCard(ask.seat) === card) return 'the card you are playing';
      break;
  }
  return isTechnologyFace(card) && symbols.length > 0 ? symbolsText(symbols) : undefined;
}

/** What a technology does; its symbols too, unless its title already tells. */
function technologyNote(id: CardFace, table: TableForText): string {
  const text = cardText(id, table.errata2014);
  if (text?.effect) return text.effect;
  const symbols = cardName(id) === cardNames[id] ? `[${symbolsText(table.symbolsOn(id))}] ` : '';
  return symbols + (text?.action ?? '');
}

/** What can be done with a planet, by the word before the colon of an option's key. */
const planetVerbs = {
  attack: (planet: PlanetInEmpire): OptionText => ({
    label: `Attack ${planetNamed(planet)}`,
    note: planet.attackCost === 0 ? 'costs no fighter' : `costs ${counted(planet.attackCost, 'fighter')}`,
  }),
  settle: (planet: PlanetInEmpire): OptionText => ({ label: `Settle ${planetNamed(planet)}` }),
  tuck: (planet: PlanetInEmpire): OptionText => ({
    label: `Colony under ${planetNamed(planet)}`,
    note: colonyText(planet),
  }),
};

function planetOption(ask: Ask, option: Option, planet: PlanetInEmpire, table: TableForText): OptionText {
  const verb = option.key.split(':', 1)[0]!;
  const front = planet.planet ? frontText(table.facesOf(planet.planet)) : undefined;
  if (verb === 'attack' || verb === 'settle') {
    const { label, note } = planetVerbs[verb](planet);
    return withNote(label, [note, front]);
  }
  if (verb === 'tuck') return planetVerbs.tuck(planet);
  if (ask.kind === 'improved-colonize.first') return withNote(`Settle ${planetNamed(planet)}`, [front]);
  return withNote(planetNamed(planet), [colonyText(planet), front]);
}

const withNote = (label: string, notes: readonly (string | undefined)[]): OptionText => {
  const note = notes.filter(each => each !== undefined).join('; ');
  return note ? { label, note } : { label };
};

/** One resource on a planet, to be produced or traded. */
function slotOption(ask: Ask, option: Option, resource: Resource, planet: PlanetInEmpire | undefined): OptionText {
  const goods = resourceNames[resource];
  const [verb] = option.key.split(':', 1);
  if (ask.kind === 'produce-or-trade')
    return verb === 'produce'
      ? { label: `Produce ${goods} on ${planetNamed(planet)}` }
      : { label: `Trade ${goods} from ${planetNamed(planet)}` };
  return { label: `${goods} ${ask.kind === 'trade' ? 'from' : 'on'} ${planetNamed(planet)}` };
}

const choices: Readonly<Record<string, (ask: Ask, table: TableForText) => OptionText>> = {
  dissent: (ask, table) => ({
    label: 'Dissent',
    note: `draw ${table.has(ask.seat, 'dissension') ? '2 cards' : 'a card'}`,
  }),
  follow: (ask, table) => {
    const role = among(roles, ask.prompt.role);
    const free = table.has(ask.seat, 'bureaucracy') && (role === 'colonize' || role === 'warfare');
    return {
      label: 'Follow without playing a card',
      note: free
        ? `Bureaucracy lets you ${role === 'colonize' ? 'settle' : 'attack'}`
        : 'with your empire symbols alone',
    };
  },
  fighters: ({ prompt: { fighters } }) => ({ label: fighters === 1 ? 'Take a fighter' : `Take ${fighters} fighters` }),
  tuck: () => ({ label: 'Tuck the cards as colonies' }),
  action: () => ({ label: 'Action, then Role' }),
  role: () => ({ label: 'Role, then Action' }),
};

/** The wording of one option; its bare key where nobody has written any. */
export function optionText(ask: Ask, option: Option, table: TableForText): OptionText {
  const at = option.at ?? {};
  if (option.key.startsWith('use:')) {
    const piece = option.key.slice('use:'.length);
    return withNote(`Use ${cardName(piece)}`, [abilityText(piece, table)]);
  }
  if (typeof at.card === 'string' && faceOf(at.card))
    return withNote(cardName(at.card), [cardNote(at.card, ask, table)]);
  if (typeof at.technology === 'string' && isCardFace(at.technology))
    return { label: cardName(at.technology), note: technologyNote(at.technology, table) };
  if (typeof at.planet === 'string' && isPlanetId(at.planet))
    return { label: planetNames[at.planet], note: planetText(at.planet, table) };
  const stack: StackId | undefined = among(stackIds, at.stack);
  if (stack) return { label: stackNames[stack] };
  const role = among(roles, at.role);
  if (role) {
    const missing = ask.kind === 'role' ? table.idle(ask.seat, role) : undefined;
    return { label: roleNames[role], note: missing ? `does nothing now: ${idleNotes[missing]}` : roleNotes[role] };
  }
  if (typeof at.fighter === 'number')
    return { label: ask.kind === 'produce-or-trade' ? 'Trade a fighter' : `fighter ${at.fighter}` };

  const resource = among(resources, at.resource);
  if (typeof at.seat === 'number' && typeof at.place === 'number') {
    const planet = table.planetAt(at.seat, at.place);
    if (resource) return slotOption(ask, option, resource, planet);
    if (planet) return planetOption(ask, option, planet, table);
  }
  if (resource) return { label: capital(resourceNames[resource]) };
  const said = choices[option.key];
  return said ? said(ask, table) : { label: option.key };
}

/** All that is printed on a card, with the symbols it shows: one line each. */
export function cardLines(card: string, table: TableForText): string[] {
  const text = cardText(card, table.errata2014);
  if (!text) return [];
  const symbols = table.symbolsOn(faceOf(card)!);
  return [
    symbols.length > 0 ? `Symbols: ${listed(grouped(symbols.map(symbol => roleNames[symbol])))}` : undefined,
    text.action && `Action: ${text.action}`,
    text.role && `Role: ${text.role}`,
    text.leader && `Leader: ${text.leader}`,
    text.effect && `In play: ${text.effect}`,
    text.remark,
    text.rules,
  ].filter((line): line is string => Boolean(line));
}
