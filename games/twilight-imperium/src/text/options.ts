import type { Ask, Option, Seat, Target } from '@orrery/kernel';
import { capital, counted } from '@orrery/tabletop';
import {
  allAbilities,
  type FactionId,
  initiativeOf,
  isPlanetId,
  type PlanetId,
  type Pool,
  pools,
  type System,
  type UnitType,
} from '../view/index.ts';
import { draftOption, tileContents } from './draft.ts';
import { explorationOption } from './exploration.ts';
import { isNote, noteName } from './goods.ts';
import {
  cardName,
  factionNames,
  fragmentNames,
  isFragmentKind,
  isStrategyCardId,
  isTechnologyId,
  isUnitType,
  kindOfCard,
  markedText,
  poolNames,
  traitNames,
  unitNames,
  wordsOf,
} from './names.ts';
import { areaName, contentsOf, planetText, statsText, systemFeatures, systemName, systemTitle } from './places.ts';
import { planetNames } from './planets.ts';
import { cardText, technologyKind, technologyText } from './printed-text.ts';
import { noteTexts } from './promissory-notes.ts';
import { strategyCardText } from './strategy-cards.ts';
import type { TableForText } from './table.ts';
import { windowTexts } from './windows.ts';

/** One option: what it is, what is worth knowing before choosing it, and a short word that names it. */
export interface OptionText {
  readonly label: string;
  readonly note?: string;
  readonly code?: string;
}

const some = (label: string, note?: string, code?: string): OptionText => ({
  label: capital(label),
  ...(note ? { note } : {}),
  ...(code ? { code } : {}),
});

/** The option to use an agent of somebody else by means of an own one. */
const copyOf = (piece: string): string | undefined =>
  piece.startsWith('copy:') ? piece.slice('copy:'.length) : undefined;

const copyOption = (agent: string, table: TableForText): OptionText =>
  some(`${cardName(agent)}, copied`, cardText(agent, table));

const cardOption = (card: string, table: TableForText): OptionText => {
  const copied = copyOf(card);
  if (copied !== undefined) return copyOption(copied, table);
  return isNote(card)
    ? some(capital(noteName(card, table)), noteTexts[kindOfCard(card) as keyof typeof noteTexts].text)
    : some(cardName(card), cardText(card, table));
};

/** Actions of a turn, by the word before the colon. */
function actionOption(key: string, table: TableForText, seat: number): OptionText {
  const [kind = '', ...rest] = key.split(':');
  switch (kind) {
    case 'tactical':
      return some(
        'Tactical action',
        `activate a system, move, fight, produce (${counted(table.tokensOf(seat).tactic, 'tactic token')})`,
        't',
      );
    case 'strategic': {
      const card = rest[0] ?? '';
      if (!isStrategyCardId(card)) return some(cardName(card));
      return some(cardName(card), strategyCardText(card, table).primary, String(initiativeOf(card)));
    }
    case 'component': {
      const piece = rest.slice(1).join(':');
      if (isFragmentKind(piece)) return some(`Purge ${fragmentNames[piece]}s`, 'three of them for a relic');
      const copied = copyOf(piece);
      return copied === undefined ? some(cardName(piece), cardText(piece, table)) : copyOption(copied, table);
    }
    case 'transaction':
      return some(
        `Deal with ${table.nameOf(Number(rest[0]))}`,
        'offer a transaction; this is no action',
        `d${Number(rest[0]) + 1}`,
      );
    case 'talk':
      return some('Trade at every step', 'ask me about deals at every step of this turn; this is no action', 'k');
    case 'end-turn':
      return some('End your turn', 'without another action', 'e');
    default:
      return some('Pass', 'no more turns for you in this round', 'p');
  }
}

/** Words for options that point at nothing. */
const plain: Readonly<Record<string, string>> = {
  accept: 'Accept',
  counter: 'Make another offer',
  refuse: 'Refuse',
  retreat: 'Announce a retreat',
  fire: 'Fire',
  remove: 'Send them away',
  draw: 'Draw one card',
  build: 'Place a structure',
  tactical: 'Perform a tactical action',
  discard: 'Discard three at random',
  for: 'For',
  against: 'Against',
  convert: 'Turn commodities into trade goods',
  'action-cards': 'Action cards',
  notes: 'Promissory notes',
  secrets: 'Secret objectives',
  gain: 'Gain 2 trade goods',
  space: 'In space',
  supply: 'One from beside the board',
  alpha: 'The alpha wormhole',
  beta: 'The beta wormhole',
  through: 'They went through it',
  first: 'Yes, first',
  pay: 'Pay',
  stageOne: 'Stage I objectives',
  stageTwo: 'Stage II objectives',
  secret: 'Secret objectives',
};

/** Questions in which units are those that were captured. */
const givesBack: ReadonlySet<string> = new Set(['produce.exchange', 'research.lift']);

const damaged = (option: Option): string => (option.at?.damaged ? 'damaged ' : '');
const codeOf = (unit: UnitType, option: Option): string => `${unitNames[unit].code}${option.at?.damaged ? '*' : ''}`;

function unitOption(ask: Ask, option: Option, unit: UnitType, table: TableForText): OptionText {
  const { planet, system } = option.at ?? {};
  const seat = option.at?.seat;
  const whose = typeof seat === 'number' && seat !== ask.seat ? `${table.nameOf(seat)}'s ` : '';
  const name = markedText(option.at?.mark, `${whose}${damaged(option)}${unitNames[unit].one}`);
  const code = codeOf(unit, option);
  if (option.at?.die !== undefined) return some(`${name}: ${option.at.die}`, `needs ${option.at.needs}`);
  const from = option.at?.from;
  if (typeof from === 'string')
    return some(`${name} from ${areaName('', from, table)} to ${areaName('', planet, table)}`);
  if (planet !== undefined && (ask.kind === 'commit' || ask.kind === 'place-structure' || ask.kind === 'bombardment'))
    return some(
      `${name} ${ask.kind === 'commit' ? 'to' : 'on'} ${areaName('', planet, table)}`,
      placeNote(planet, table),
    );
  if (ask.kind === 'gravity-drive.ship') return some(`${name} in ${systemName(String(system), table)}`);
  if (planet !== undefined || system !== undefined)
    return some(
      `${name} ${planet === undefined ? 'in' : 'on'} ${areaName(String(system ?? ''), planet, table)}`,
      undefined,
      code,
    );
  if (option.key.startsWith('captured:') || givesBack.has(ask.kind)) return some(`captured ${name}`);
  const facts = ask.kind === 'produce' || ask.kind.startsWith('move.') || ask.kind.startsWith('remove-');
  return some(name, facts || ask.kind === 'assign-hits' ? statsText(table.statsOf(ask.seat, unit)) : undefined, code);
}

const placeNote = (planet: unknown, table: TableForText): string | undefined =>
  typeof planet === 'string' && isPlanetId(planet) ? holders(planet, table) : undefined;

/** Who holds a planet and with what, worth included. */
function holders(id: PlanetId, table: TableForText): string {
  const now = table.planet(id);
  if (!now) return planetText(id, table);
  const held = now.controller === null ? 'free' : table.nameOf(now.controller);
  const units = contentsOf({ ...emptySystem, planets: [now] }, table).replace(/^.*?: /, '');
  return `${now.resources}/${now.influence}, ${units === '' || now.units.length === 0 ? held : units}`;
}

const emptySystem = { id: '', tokens: [], space: [], planets: [], frontier: false, wormholes: [], anomalies: [] };

function planetOption(ask: Ask, option: Option, id: PlanetId, table: TableForText): OptionText {
  const now = table.planet(id);
  const { resources = 0, influence = 0 } = now ?? {};
  const name = planetNames[id];
  switch (ask.kind) {
    case 'pay-resources':
      return some(name, `${counted(resources, 'resource')} (else ${influence} influence)`);
    case 'pay-influence':
    case 'leadership.influence':
      return some(name, `${influence} influence (else ${counted(resources, 'resource')})`);
    case 'pay-either':
      return some(
        name,
        `${Math.max(resources, influence)} (${counted(resources, 'resource')} or ${influence} influence)`,
      );
    case 'vote.planets':
      return some(name, counted(influence, 'vote'));
    case 'pay-each':
      return option.at?.currency === 'influence'
        ? some(`${name} for influence`, `${influence} influence`)
        : some(`${name} for resources`, counted(resources, 'resource'));
    case 'fight-coexisting':
      return some(`${table.nameOf(Number(option.at?.seat))} on ${name}`, holders(id, table));
  }
  return some(name, now && now.controller !== ask.seat ? holders(id, table) : planetText(id, table));
}

/** A system without the ships that a seat has already sent from it in the movement under way. */
function withoutSent(system: System, seat: Seat, table: TableForText): System {
  const space = system.space.flatMap(group => {
    const gone = table.sent.filter(
      ({ from, unit }) => from === system.id && unit === group.unit && group.seat === seat,
    );
    const count = group.count - gone.reduce((sum, each) => sum + each.count, 0);
    return count > 0 ? [{ ...group, count, damaged: Math.min(count, group.damaged) }] : [];
  });
  return { ...system, space };
}

function systemOption(ask: Ask, id: string, table: TableForText): OptionText {
  const whole = table.system(id);
  const system = whole && ask.kind === 'move.from' ? withoutSent(whole, ask.seat, table) : whole;
  const worth = (system?.planets ?? []).map(({ id: planet }) => {
    const now = table.planet(planet);
    return now ? `${now.resources}/${now.influence}` : '';
  });
  const there = system ? contentsOf(system, table) : '';
  const special = system ? systemFeatures(system) : '';
  const note = [worth.join(' '), special, there].filter(part => part !== '').join('; ');
  return some(systemTitle(table.system(id)?.tile ?? id), note, table.positionOf(id));
}

const poolCodes = { tactic: 't', fleet: 'f', strategy: 's' } satisfies Record<Pool, string>;

function poolOption(ask: Ask, pool: Pool, table: TableForText): OptionText {
  const now = table.tokensOf(ask.seat)[pool];
  return some(poolNames[pool], `now ${now}`, poolCodes[pool]);
}

/** `cruiser:3`, or `war-sun#2:3` for one that rolls several. */
function dieOption(die: string): OptionText {
  const [unit = '', number = '', result = ''] =
    die.split(/[#:]/).length === 3 ? die.split(/[#:]/) : die.replace(':', '::').split(':');
  const name = isUnitType(unit) ? unitNames[unit].one : unit;
  return some(`${name}${number === '' ? '' : ` ${number}`} with a ${result}`);
}

function fragmentOption(kind: string): OptionText {
  return some(isFragmentKind(kind) ? fragmentNames[kind] : kind);
}

/** The home of a faction that does not play, with the hero that goes with it. */
const homeOption = (of: FactionId, tile: string, hero: string): OptionText =>
  some(`${factionNames[of].name}: ${systemTitle(tile)}`, `${tileContents(tile)}; hero ${cardName(hero)}`);

/** A faction with what it can do. */
function factionOption(faction: FactionId): OptionText {
  const abilities = Object.entries(allAbilities).filter(([id, of]) => of.faction === faction && wordsOf(id));
  const said = abilities.map(([id]) => `${cardName(id)}: ${wordsOf(id)!.text}`);
  return some(factionNames[faction].name, said.length > 0 ? said.join(' ') : undefined);
}

/** The wording of one option; its bare key where nobody has written any. */
export function optionText(ask: Ask, option: Option, table: TableForText): OptionText {
  const { side, partner, ...at } = option.at ?? {};
  if (option.key === 'no-more' && partner !== undefined)
    return some('No more deals in this agenda phase', 'you are not asked again; others can still make you offers');
  if (ask.kind === 'transaction.deal' && typeof partner === 'number') {
    const key = option.key.slice(option.key.indexOf(':') + 1);
    const said = optionText(ask, { ...option, key, at: { ...at, side } as Target }, table);
    return { ...said, label: `${table.nameOf(partner)}: ${said.label}` };
  }
  if (side === 'give' || side === 'want') {
    const [, key] = /^[^:]*:(.*)$/.exec(option.key)!;
    const said = optionText(ask, { ...option, key: key!, at }, table);
    return { ...said, label: `${side === 'give' ? 'give' : 'get'} ${said.label}` };
  }
  const text = (name: string): string | undefined => (typeof at[name] === 'string' ? at[name] : undefined);
  if (option.key.startsWith('use:')) {
    const piece = option.key.slice('use:'.length);
    return some(`Use ${cardName(piece)}`, cardText(piece, table));
  }
  const drafted = ask.kind.startsWith('setup.') ? draftOption(option, table) : undefined;
  if (drafted) return drafted;
  if (ask.kind === 'action') return actionOption(option.key, table, ask.seat);
  if (ask.kind === 'follow') {
    const card = text('strategyCard') ?? '';
    return some('Yes', isStrategyCardId(card) ? strategyCardText(card, table).secondary : undefined);
  }
  const found = explorationOption(ask.kind, option.key, text('planet'));
  if (found !== undefined) return some(found);
  const strategyCard = text('strategyCard');
  if (strategyCard !== undefined && isStrategyCardId(strategyCard)) {
    const goods = table.tradeGoodsOn(strategyCard);
    const bonus = goods > 0 ? `with ${counted(goods, 'trade good')}: ` : '';
    const { primary, secondary } = strategyCardText(strategyCard, table);
    const note = `${bonus}${primary} Secondary: ${secondary}`;
    return some(cardName(strategyCard), note, String(initiativeOf(strategyCard)));
  }
  const faction = text('faction');
  const home = text('home');
  if (faction !== undefined && home !== undefined) return homeOption(faction as FactionId, home, text('hero')!);
  if (faction !== undefined) return factionOption(faction as FactionId);
  const objective = text('objective');
  if (objective !== undefined) return some(cardName(objective), cardText(objective, table));
  if (at.action === 'transaction') return actionOption(option.key, table, ask.seat);
  if (Object.hasOwn(windowTexts, ask.kind)) return cardOption(option.key, table);
  if (ask.kind === 'place-agenda' && text('card') !== undefined)
    return some(`${cardName(text('card')!)} to the ${text('to') === 'top' ? 'top' : 'bottom'}`);
  const card = text('card') ?? text('law');
  if (card !== undefined) return cardOption(card, table);
  const technology = text('technology');
  if (technology !== undefined && isTechnologyId(technology))
    return some(cardName(technology), `${technologyKind(technology)}. ${technologyText(technology, table.sets)}`);
  const unit = text('unit');
  if (unit !== undefined && isUnitType(unit)) return unitOption(ask, option, unit, table);
  const planet = text('planet') ?? (isPlanetId(text('area') ?? '') ? text('area') : undefined);
  if (planet !== undefined && isPlanetId(planet) && option.key !== 'infantry' && option.key !== 'fire')
    return damaged(option) ? some(`damaged, on ${planetNames[planet]}`) : planetOption(ask, option, planet, table);
  const system = text('system');
  if (system !== undefined && option.key !== 'remove') {
    const said = systemOption(ask, system, table);
    return damaged(option) ? some(`damaged, in ${said.label}`) : said;
  }
  return simpleOption(ask, option, table);
}

/** A few of something, of which one kind is chosen; where there is a number of them, as in deals, it is a line. */
function tokenOption(token: string, count: number): OptionText {
  if (token === 'trade-good') return some(counted(count, 'trade good'), undefined, 'tg');
  if (token === 'commodity') return some(counted(count, 'commodity', 'commodities'), undefined, 'co');
  return some(counted(count, 'action card'), undefined, 'ac');
}

/** Tokens, pools, seats and plain words. */
function simpleOption(ask: Ask, option: Option, table: TableForText): OptionText {
  const at = option.at ?? {};
  const pool = pools.find(each => each === at.pool);
  if (pool) return poolOption(ask, pool, table);
  if (ask.form === 'pick' && typeof at.token === 'string') return tokenOption(at.token, Number(at.count ?? 1));
  if (at.token === 'trade-good') return some('trade goods', undefined, 'tg');
  if (at.token === 'commodity') return some('commodities', 'trade goods for whoever gets them', 'co');
  if (typeof at.die === 'string') return dieOption(at.die);
  if (at.token === 'action-card') return some('action cards', 'whoever gives them says which', 'ac');
  if (typeof at.fragment === 'string') return fragmentOption(at.fragment);
  if (at.path === 'stay') return some('they stay and take units aboard here');
  if (typeof at.path === 'string')
    return some(
      `via ${at.path
        .split('>')
        .map(id => systemName(id, table))
        .join(', ')}`,
    );
  if (typeof at.deck === 'string' && at.deck in traitNames) return some(`the ${at.deck} deck`);
  if (typeof at.seat === 'number') {
    const faction = table.factionOf(at.seat);
    return some(table.nameOf(at.seat), faction && factionNames[faction].name);
  }
  if (option.key.startsWith('produce:'))
    return some(`Produce in ${systemName(option.key.slice('produce:'.length), table)}`);
  const said = plain[option.key] ?? plain[String(at.area ?? '')];
  if (said !== undefined) return some(said);
  if (ask.kind === 'vote' || ask.kind === 'break-tie' || ask.kind === 'predict') return some(cardName(option.key));
  return { label: option.key };
}
