import type { GameEvent, Json, Reason, Seat } from '@orrery/kernel';
import { capital, counted, listed, RULES_CHANGED, rulesChangedText, third } from '@orrery/tabletop';
import { isPlanetId } from '../view/index.ts';
import { goodsText, noteName } from './goods.ts';
import {
  cardName,
  factionNames,
  fragmentNames,
  isFragmentKind,
  isObjectiveId,
  isUnitType,
  phaseNames,
  unitNames,
  unitsText,
} from './names.ts';
import { objectiveText } from './options.ts';
import { areaName, systemName } from './places.ts';
import { planetNames } from './planets.ts';
import { reasonText } from './reasons.ts';
import type { TableForText } from './table.ts';
import { targetsText } from './targets.ts';

/** One happening as a reader is told of it: who did it is already known. */
export interface Told {
  readonly data: Readonly<Record<string, Json>>;
  /** What the reader learns beyond the others. */
  readonly secret: Readonly<Record<string, Json>> | undefined;
  readonly table: TableForText;
  readonly own: boolean;
  /** `You`, or the name of the seat. */
  readonly who: string;
  /** `draw` of the reader's own deeds, `draws` of others'. */
  readonly verb: (verb: string) => string;
  /** `You draw`, `Ada draws`. */
  readonly does: (verb: string) => string;
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
export const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const numbersIn = (value: Json | undefined): number[] => (Array.isArray(value) ? value.map(numberIn) : []);
export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const seatName = (value: Json | undefined, table: TableForText): string =>
  typeof value === 'number' ? (value === table.reader ? 'you' : table.nameOf(value)) : 'nobody';
const planetIn = (value: Json | undefined): string =>
  typeof value === 'string' && isPlanetId(value) ? planetNames[value] : 'a planet';
const planetsIn = (value: Json | undefined): string => listed(texts(value).map(planetIn));
const at = ({ data, table }: Told): string => areaName(textIn(data.system), data.planet, table);
const units = ({ data }: Told): string => unitsText(textIn(data.unit), numberIn(data.count));
const cards = (value: Json | undefined): string => listed(texts(value).map(cardName));

/** What somebody cannot do at all, as that seat is told. */
const undertakings: Readonly<Record<string, string>> = {
  commit: 'Nobody can land here',
  move: 'No ships can be moved into the active system',
  produce: 'You can produce nothing here',
  research: 'You can research nothing',
  score: 'You can score no public objective',
  vote: 'You cannot vote',
};

interface Die {
  readonly unit: string;
  readonly needs: number;
  readonly result: number;
}
const diceIn = (value: Json | undefined): Die[] =>
  Array.isArray(value)
    ? value.flatMap(each =>
        typeof each === 'object' && each !== null && 'unit' in each
          ? [{ unit: textIn(each.unit), needs: numberIn(each.needs), result: numberIn(each.result) }]
          : [],
      )
    : [];

/** Dice kind by kind, what hit and what it took: `2 cruisers on 7+: 3 9`. */
export function diceText(value: Json | undefined): string {
  const dice = diceIn(value);
  const kinds = [...new Set(dice.map(({ unit, needs }) => `${unit} ${needs}`))];
  return kinds
    .map(kind => {
      const [unit = '', needs = ''] = kind.split(' ');
      const rolled = dice.filter(die => `${die.unit} ${die.needs}` === kind).map(({ result }) => result);
      return `${isUnitType(unit) ? unitNames[unit].code : 'dice'} ${needs}+: ${rolled.join(' ')}`;
    })
    .join('; ');
}

const hits = (value: Json | undefined): string => (numberIn(value) === 0 ? 'no hit' : counted(numberIn(value), 'hit'));

const rolled = (told: Told, what: string): string =>
  `${told.does('roll')}${what} ${diceText(told.data.dice)} → ${hits(told.data.hits)}`;

const factionName = (id: Json | undefined): string =>
  Object.entries(factionNames).find(([each]) => each === id)?.[1].name ?? 'a faction';

const secretName = (value: Json | undefined): string =>
  typeof value === 'string' ? cardName(value) : 'a secret objective';

const noise = (): undefined => undefined;

const wordings = {
  // Setup and phases
  'set-up': ({ data, table }) =>
    `The game begins. ${capital(seatName(data.speaker, table))} ${data.speaker === table.reader ? 'are' : 'is'} the speaker`,
  'faction-picked': ({ does, data }) => `${does('pick')} ${factionName(data.faction)}`,
  'starting-components': ({ does, data }) => `${does('play')} ${factionName(data.faction)}`,
  'secrets-drawn': ({ does, data, secret }) =>
    `${does('draw')} ${secret ? cards(secret.cards) : counted(numberIn(data.count), 'secret objective')}`,
  'notes-dealt': noise,
  round: ({ data }) => `Round ${numberIn(data.round)}`,
  phase: ({ data }) => phaseNames[textIn(data.phase)] ?? 'A new phase',
  turn: ({ own, who }) => (own ? 'Your turn' : `${who}'s turn`),
  passed: ({ does }) => does('pass'),
  'turn-to-be-skipped': () => 'The next turn will be skipped',
  'turn-skipped': ({ own, who }) => (own ? 'Your turn is skipped' : `${who}'s turn is skipped`),
  'all-passed': () => 'All have passed',
  speaker: ({ own, who }) => (own ? 'You are the speaker now' : `${who} is the speaker now`),
  won: ({ does }) => `${does('win')} the game`,
  eliminated: ({ own, who }) => `${who} ${own ? 'are' : 'is'} eliminated`,

  // Strategy cards
  'strategy-card-taken': ({ does, data }) => `${does('take')} ${cardName(textIn(data.card))}`,
  'strategy-card-given': ({ does, data, table }) =>
    `${does('take')} ${cardName(textIn(data.card))} and ${data.seat === table.reader ? 'give' : 'gives'} it to ${seatName(data.to, table)}`,
  'strategy-cards-swapped': ({ does, data, table }) =>
    `${does('swap')} ${cardName(textIn(data.card))} for ${cardName(textIn(data.for))} of ${seatName(data.with, table)}`,
  'trade-goods-on-cards': ({ data }) =>
    texts(data.cards).length === 0 ? undefined : `A trade good goes on ${cards(data.cards)}, which nobody took`,
  'strategic-action': ({ does, data }) => `${does('play')} ${cardName(textIn(data.card))}`,
  'strategy-card-exhausted': noise,
  'strategy-cards-returned': noise,
  'strategy-card-refused': ({ who, own, data }) =>
    `${who} ${own ? 'have' : 'has'} to take another card than ${cardName(textIn(data.card))}`,
  'strategy-cards-kept': ({ does, own }) => `${does('keep')} ${own ? 'your' : 'its'} strategy cards`,
  'turn-cut-short': ({ who, own }) => `${own ? 'Your' : `${who}'s`} turn is cut short`,
  'trade-goods-placed': ({ data }) =>
    `Trade goods go on ${listed(Object.entries(data).map(([card, count]) => `${cardName(card)} (${numberIn(count)})`))}`,
  'primary-instead': ({ does, data }) => `${does('resolve')} the primary ability of ${cardName(textIn(data.card))}`,
  'could-not-follow': ({ does, data }) =>
    `${does('lack')} the ${data.lacks === 'resources' ? 'resources' : 'strategy token'} to follow ${cardName(textIn(data.card))}`,
  'could-not': ({ own, data, table }) => {
    const reason = data.reason as unknown as Reason;
    if (!own) return undefined;
    return `${undertakings[textIn(data.what)]}. ${reasonText(reason, table).replace(/\.$/, '')} (${reason.rule})`;
  },
  followed: ({ does, data }) => `${does('follow')} ${cardName(textIn(data.card))}`,
  invited: ({ data, table }) =>
    Array.isArray(data.seats) && data.seats.length > 0
      ? `${capital(listed(data.seats.map(seat => seatName(seat, table))))} may replenish without a token`
      : undefined,
  'component-action': ({ does, data }) => `${does('use')} ${cardName(textIn(data.piece))}`,

  // Command tokens
  'token-spent': noise,
  'token-lost': ({ does, data }) => `${does('lose')} a ${textIn(data.pool)} token`,
  'token-placed': ({ who, data, table }) =>
    `${who === 'You' ? 'Your' : `${who}'s`} token goes into ${systemName(textIn(data.system), table)}`,
  'token-removed': ({ who, data, table }) =>
    `${who === 'You' ? 'Your' : `${who}'s`} token leaves ${systemName(textIn(data.system), table)}`,
  'token-taken-back': ({ does, data, table }) =>
    `${does('take')} the token from ${systemName(textIn(data.system), table)} into the ${textIn(data.pool)} pool`,
  'tokens-removed': noise,
  'tokens-gained': ({ does, data }) =>
    numberIn(data.count) === 0 ? undefined : `${does('gain')} ${counted(numberIn(data.count), 'command token')}`,
  'tokens-redistributed': ({ does, data }) =>
    `${does('have')} ${numberIn(data.tactic)} tactic, ${numberIn(data.fleet)} fleet and ${numberIn(data.strategy)} strategy tokens`,

  // Goods
  'trade-goods-gained': ({ does, data }) => `${does('gain')} ${counted(numberIn(data.count), 'trade good')}`,
  'trade-goods-lost': ({ does, data }) => `${does('lose')} ${counted(numberIn(data.count), 'trade good')}`,
  'trade-goods-spent': ({ does, data }) => `${does('spend')} ${counted(numberIn(data.count), 'trade good')}`,
  'trade-goods-given': ({ does, data, table }) =>
    `${does('give')} ${counted(numberIn(data.count), 'trade good')} to ${seatName(data.to, table)}`,
  'good-taken': ({ does, data, table }) =>
    `${does('take')} a ${data.token === 'commodity' ? 'commodity' : 'trade good'} from ${seatName(data.from, table)}`,
  'commodities-replenished': ({ does, data }) =>
    numberIn(data.count) === 0
      ? undefined
      : `${does('replenish')} ${counted(numberIn(data.count), 'commodity', 'commodities')}`,
  'commodities-gained': ({ does, data }) =>
    `${does('gain')} ${counted(numberIn(data.count), 'commodity', 'commodities')}`,
  'commodities-converted': ({ does, data }) =>
    `${does('turn')} ${counted(numberIn(data.count), 'commodity', 'commodities')} into trade goods`,
  'commodities-spent': ({ does, data }) =>
    `${does('spend')} ${counted(numberIn(data.count), 'commodity', 'commodities')}`,
  paid: ({ does, data }) => {
    const goods = numberIn(data.tradeGoods);
    const from = [...texts(data.planets).map(planetIn), ...(goods > 0 ? [counted(goods, 'trade good')] : [])];
    if (from.length === 0) return undefined;
    const what =
      data.currency === 'each'
        ? `${numberIn(data.total)} of everything`
        : `${numberIn(data.total)} ${data.currency === 'either' ? 'resources or influence' : textIn(data.currency)}`;
    return `${does('pay')} ${what} (${from.join(', ')})`;
  },
  'open-to-deals': ({ does }) => `${does('want')} to talk`,
  offer: told => termsText(told, 'offer'),
  'counter-offer': told => termsText(told, 'answer'),
  'offer-refused': ({ data, table }) =>
    `${capital(seatName(data.partner, table))} ${data.partner === table.reader ? 'refuse' : 'refuses'}`,
  transaction: ({ does, data, table }) => {
    const gives = goodsText(data.gives, table) || 'nothing';
    return `${does('give')} ${seatName(data.partner, table)} ${gives} for ${goodsText(data.gets, table) || 'nothing'}`;
  },
  'trade-goods-handed-over': ({ does, data, table }) =>
    `${does('hand')} ${counted(numberIn(data.count), 'trade good')} over to ${seatName(data.to, table)}`,
  'commodities-handed-over': ({ does, data, table }) =>
    `${does('hand')} ${counted(numberIn(data.count), 'commodity', 'commodities')} over to ${seatName(data.to, table)}`,
  'note-passed': ({ data, secret, table }) =>
    secret ? `${capital(noteName(textIn(secret.note), table))} goes to ${seatName(data.to, table)}` : undefined,
  'note-in-play': ({ does, data, table }) => `${does('put')} ${noteName(textIn(data.note), table)} into play`,
  'note-returned': ({ data, table }) => `${noteName(textIn(data.note), table)} goes back`,

  // Movement
  'system-sealed': ({ data, table }) =>
    `Nothing may be moved into ${systemName(textIn(data.system), table)} in this action`,
  activated: ({ does, data, table }) => `${does('activate')} ${systemName(textIn(data.system), table)}`,
  'ship-boosted': ({ data, table }) =>
    `Gravity Drive: a ${unitName(data.unit)} in ${systemName(textIn(data.system), table)} moves 1 farther`,
  'move-declared': ({ own, data, table }) => {
    if (!own || !Array.isArray(data.ships)) return undefined; // the others' ships are told of when they arrive
    const ships = data.ships.flatMap(each =>
      typeof each === 'object' && each !== null && 'unit' in each
        ? [unitsText(textIn(each.unit), numberIn(each.count))]
        : [],
    );
    const from = systemName(textIn(data.from), table);
    return texts(data.path).length === 0
      ? `Your ${listed(ships)} in ${from} may take ground forces aboard there`
      : `You send ${listed(ships)} from ${from}`;
  },
  moved: ({ does, data, table }) => {
    const to = areaName(textIn(data.to), data.toPlanet, table);
    const what = unitsText(textIn(data.unit), numberIn(data.count));
    if (data.from === data.to && data.fromPlanet === null) return `${does('land')} ${what} on ${to}`;
    return `${does('move')} ${what} from ${areaName(textIn(data.from), data.fromPlanet, table)} to ${to}`;
  },
  'rift-rolled': ({ data, table }) => {
    const lost = texts(data.lost).map(unitName);
    const dice = Array.isArray(data.results) ? data.results.join(' ') : '';
    return `Gravity rift ${systemName(textIn(data.system), table)}: ${dice} → ${lost.length > 0 ? `${listed(lost)} lost` : 'all pass'}`;
  },
  'nexus-opened': () => 'The wormhole nexus opens',
  'wormhole-placed': ({ data, table }) =>
    `A ${textIn(data.kind)} wormhole opens in ${systemName(textIn(data.system), table)}`,
  'wormhole-turned': ({ data, table }) =>
    `${cardName(textIn(data.card))} shows the ${textIn(data.kind)} wormhole now, in ${systemName(textIn(data.system), table)}`,
  'planet-placed': ({ data, table }) => `${planetIn(data.planet)} appears in ${systemName(textIn(data.system), table)}`,
  lifted: told => `${told.does('lift')} ${units(told)} from ${at(told)}`,

  // Fights
  'space-cannon-offense': noise,
  'space-cannon': ({ data, table }) =>
    `${capital(seatName(data.shooter, table))} ${data.shooter === table.reader ? 'fire' : 'fires'} Space Cannons at ${seatName(data.target, table)}: ${diceText(data.dice)} → ${hits(data.hits)}`,
  combat: ({ data, table }) =>
    `${data.kind === 'ground' ? 'Ground' : 'Space'} combat at ${areaName(textIn(data.system), data.planet, table)}: ${seatName(data.attacker, table)} against ${seatName(data.defender, table)}`,
  'combat-round': ({ data }) => (numberIn(data.round) < 2 ? undefined : `Combat round ${numberIn(data.round)}`),
  barrage: told => rolled(told, ' anti-fighter barrage'),
  'combat-roll': told => (diceIn(told.data.dice).length === 0 ? undefined : rolled(told, '')),
  bombardment: told =>
    `${told.does('bombard')} ${planetIn(told.data.planet)}: ${diceText(told.data.dice)} → ${hits(told.data.hits)}`,
  rerolled: told => `${told.does('roll')} again: ${diceText(told.data.dice)}`,
  'hits-produced': ({ does, data }) => `${does('produce')} ${counted(numberIn(data.count), 'hit')}`,
  'rolled-for': ({ does, data }) =>
    `${does('roll')} ${numbersIn(data.results).join(' ')}, of which ${numberIn(data.reached)} reach ${numberIn(data.needs)}`,
  'effect-roll': told => rolled(told, ` for ${cardName(textIn(told.data.card))}`),
  'hits-cancelled': ({ does, data }) => `${does('cancel')} ${counted(numberIn(data.count), 'hit')}`,
  sustained: told => `${told.who === 'You' ? 'Your' : `${told.who}'s`} ${unitName(told.data.unit)} sustains damage`,
  destroyed: told => `${told.does('lose')} ${units(told)} at ${at(told)}`,
  'rolled-against': told =>
    `${told.does('roll')} for ${unitsText(textIn(told.data.unit), numbersIn(told.data.results).length)} at ${at(told)}: ${numbersIn(told.data.results).join(' ')} → ${numberIn(told.data.destroyed)} destroyed`,
  'units-removed': told => `${told.does('remove')} ${units(told)} from ${at(told)}`,
  'units-replaced': told =>
    `${told.does('replace')} ${unitsText(textIn(told.data.from), numberIn(told.data.count))} at ${at(told)} by ${unitsText(textIn(told.data.to), numberIn(told.data.count))}`,
  'taken-over': told =>
    `${told.does('take')} over ${units(told)} of ${seatName(told.data.from, told.table)} at ${at(told)}`,
  'unit-repaired': told => `${told.does('repair')} a ${unitName(told.data.unit)} at ${at(told)}`,
  captured: told => `${told.does('capture')} ${units(told)} of ${seatName(told.data.from, told.table)}`,
  'captured-returned': told =>
    `${told.does('return')} ${units(told)} ${typeof told.data.to === 'number' ? `to ${seatName(told.data.to, told.table)}` : 'to the supply'}`,
  repaired: noise,
  silenced: ({ does }) => `${does('roll')} no dice in this round`,
  stalemate: ({ data, table }) => `Neither side can hit the other: ${seatName(data.attacker, table)} must give way`,
  'retreat-announced': ({ does }) => `${does('announce')} a retreat`,
  'retreat-prevented': ({ who }) => `${who} cannot retreat in this round`,
  'retreat-compelled': ({ own, who }) => `${who} ${own ? 'have' : 'has'} to retreat, if able`,
  retreated: ({ does, data, table }) =>
    `${does(data.drawn === true ? 'withdraw' : 'retreat')} to ${systemName(textIn(data.to), table)}`,
  'combat-over': ({ data, table }) =>
    data.winner === null
      ? data.drawn === true
        ? 'The combat ends in a draw'
        : 'Nobody is left: nobody wins the combat'
      : `${capital(seatName(data.winner, table))} ${data.winner === table.reader ? 'win' : 'wins'} the combat`,
  'revival-rolled': ({ does, data }) =>
    `${does('roll')} for lost infantry: ${Array.isArray(data.results) ? data.results.join(' ') : ''} → ${numberIn(data.revived)} will return`,
  'revival-lost': ({ does, data }) =>
    `${does('lose')} ${counted(numberIn(data.count), 'reviving infantry', 'reviving infantry')}`,

  // Planets
  'custodians-removed': ({ does }) => `${does('send')} the custodians of Mecatol Rex away`,
  control: ({ does, data, table }) =>
    `${does('take')} ${planetIn(data.planet)}${typeof data.from === 'number' ? ` from ${seatName(data.from, table)}` : ''}`,
  'control-lost': ({ does, data }) => `${does('lose')} ${planetIn(data.planet)}`,
  coexisting: ({ does, data }) => `${does('share')} ${planetIn(data.planet)}`,
  exhausted: ({ data }) => `${planetIn(data.planet)} is exhausted`,
  readied: ({ does, data }) => `${does('ready')} ${planetsIn(data.planets)}`,
  'planet-readied': ({ data }) => `${planetIn(data.planet)} is readied`,
  'planets-readied': noise,
  'cards-readied': noise,
  'production-eased': ({ does, data }) =>
    `${does('produce')} up to ${numberIn(data.more)} more, for ${numberIn(data.cheaper)} less`,
  produced: told => `${told.does('produce')} ${units(told)} in ${systemName(textIn(told.data.system), told.table)}`,
  placed: told => `${told.does('place')} ${units(told)} at ${at(told)}`,

  // Exploration
  explored: told => {
    const where =
      told.data.planet === null ? systemName(textIn(told.data.system), told.table) : planetIn(told.data.planet);
    return `${told.does('explore')} ${where}: ${cardName(textIn(told.data.card))}`;
  },
  attached: ({ data }) => `${cardName(textIn(data.card))} is attached to ${planetIn(data.planet)}`,
  'attachments-purged': ({ data }) => `${planetIn(data.planet)} loses ${cards(data.cards)}`,
  'fragment-gained': ({ does, data }) => {
    const kind = textIn(data.kind);
    return `${does('gain')} ${isFragmentKind(kind) ? (/^[aeiou]/.test(kind) || kind === 'frontier' ? 'an ' : 'a ') + fragmentNames[kind] : 'a fragment'}`;
  },
  'fragment-given': ({ does, data, table }) => {
    const kind = textIn(data.kind);
    return `${does('give')} ${isFragmentKind(kind) ? `1 ${fragmentNames[kind]}` : 'a fragment'} to ${seatName(data.to, table)}`;
  },
  unearthed: ({ does, data }) => `${does('dig')} up ${cards(data.cards)}`,
  'fragments-purged': ({ does, data }) => {
    const gone = Object.entries(data).flatMap(([kind, count]) =>
      isFragmentKind(kind) && numberIn(count) > 0 ? [counted(numberIn(count), fragmentNames[kind])] : [],
    );
    return `${does('purge')} ${listed(gone)}`;
  },
  'card-kept': ({ does, data }) => `${does('keep')} ${cardName(textIn(data.card))}`,
  'card-purged': ({ does, data }) => `${does('purge')} ${cardName(textIn(data.card))}`,
  'relic-gained': ({ does, data }) => `${does('gain')} ${cardName(textIn(data.relic))}`,
  'relic-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(textIn(data.relic))}`,
  'relic-lost': ({ does, data }) => `${does('lose')} ${cardName(textIn(data.relic))}`,
  'planet-purged': ({ does, data }) => `${does('destroy')} ${cardName(textIn(data.planet))}, which is gone for good`,
  'relic-moved': ({ does, data }) => `${does('take')} ${cardName(textIn(data.relic))}`,

  // Technology
  technology: ({ does, data }) => `${does('gain')} ${cardName(textIn(data.technology))}`,
  'specialties-used': ({ does, data }) =>
    texts(data.planets).length === 0
      ? undefined
      : `${does('exhaust')} ${planetsIn(data.planets)} for the prerequisites`,
  'technology-returned': ({ does, data }) => `${does('return')} ${cardName(textIn(data.technology))}`,
  'technology-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(textIn(data.technology))}`,
  'technology-readied': ({ does, data }) => `${does('ready')} ${cardName(textIn(data.technology))}`,

  'leader-unlocked': ({ does, data }) => `${does('unlock')} ${cardName(textIn(data.leader))}`,
  'leader-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(textIn(data.leader))}`,
  'leader-purged': ({ does, data }) => `${does('purge')} ${cardName(textIn(data.leader))}`,
  'ability-readied': ({ data }) => `The ability of ${planetIn(data.planet)} is ready again`,
  'card-readied': ({ data }) => `${cardName(textIn(data.card))} is ready again`,
  'ability-exhausted': ({ data }) => `The ability of ${planetIn(data.planet)} is used`,

  // Objectives and cards
  'objective-revealed': ({ data, table }) => {
    const id = textIn(data.objective);
    return `New objective: ${cardName(id)}${isObjectiveId(id) ? ` (${objectiveText(id, table.sets)})` : ''}`;
  },
  'objective-replaced': ({ data }) => `${cardName(textIn(data.objective))} is replaced`,
  scored: ({ does, data }) => `${does('score')} ${cardName(textIn(data.objective))}`,
  points: ({ does, data, own }) => {
    const count = numberIn(data.count);
    const by = textIn(data.by);
    const why = by === 'custodians' ? ' for the custodians' : by === '' ? '' : ` for ${cardName(by)}`;
    return count < 0
      ? `${does('lose')} ${counted(-count, 'victory point')}${why}`
      : `${own ? 'You gain' : does('gain')} ${counted(count, 'victory point')}${why}`;
  },
  'secret-drawn': ({ does, data, secret }) => `${does('draw')} ${secretName((secret ?? data).card)}`,
  'secret-returned': ({ does, data }) => `${does('return')} ${secretName(data.card)}`,
  'secrets-shown': ({ does, data }) => `${does('show')} ${cards(data.cards)}`,
  'objective-made-public': ({ data }) => `${cardName(textIn(data.objective))} is a public objective now`,
  'objective-closed': ({ data }) => `${cardName(textIn(data.objective))} cannot be scored any more`,
  'action-cards-drawn': ({ does, data, secret }) => {
    const count = numberIn(data.count);
    if (count === 0) return undefined;
    return `${does('draw')} ${secret ? cards(secret.cards) : counted(count, 'action card')}`;
  },
  'action-cards-taken': ({ does, data }) => `${does('take')} ${cards(data.cards)} from the discards`,
  'action-card-given': ({ does, data, secret, table }) =>
    `${does('give')} ${secret ? cardName(textIn(secret.card)) : 'an action card'} to ${seatName(data.to, table)}`,
  'hands-seen': ({ does, data, secret, table }) => {
    const whose = Array.isArray(data.seats) ? listed(data.seats.map(seat => seatName(seat, table))) : '';
    return `${does('look')} at the action cards of ${whose}${secret ? `: ${cards(secret.cards)}` : ''}`;
  },
  'secrets-shown-to': ({ does, data, secret, table }) =>
    `${does('show')} ${seatName(data.to, table)} ${secret ? cards(secret.cards) : counted(numberIn(data.count), 'secret objective')}`,
  'action-cards-discarded': ({ does, data }) => `${does('discard')} ${cards(data.cards)}`,
  'action-card-played': ({ does, data }) => `${does('play')} ${cardName(textIn(data.card))}`,
  'action-card-announced': ({ does, data, table }) => {
    const aims = targetsText(data.at, table);
    return aims === '' ? undefined : `${does('aim')} ${cardName(textIn(data.card))} at ${aims}`;
  },
  'action-card-cancelled': ({ data }) => `${cardName(textIn(data.card))} is cancelled`,
  'action-card-discarded': noise,
  'effect-lasts': noise,
  detached: ({ data }) => `${planetIn(data.planet)} loses ${cardName(textIn(data.card))}`,
  'attachment-exhausted': ({ data }) => `${cardName(textIn(data.card))} is exhausted`,
  'deck-reshuffled': ({ data }) => `The ${textIn(data.deck).replaceAll('-', ' ')} are shuffled anew`,

  // Agendas
  'looked-at-agendas': ({ does, data, secret }) =>
    numberIn(data.count) === 0
      ? undefined
      : `${does('look')} at ${secret ? cards(secret.cards) : counted(numberIn(data.count), 'agenda')}`,
  'agenda-placed': ({ does, data, secret }) =>
    `${does('put')} ${secret ? cardName(textIn(secret.card)) : 'an agenda'} on the ${data.to === 'top' ? 'top' : 'bottom'}`,
  'agendas-discarded': ({ does, data }) => `${does('discard')} ${cards(data.cards)}`,
  'agenda-deals': noise,
  agenda: ({ data }) => `Agenda: ${cardName(textIn(data.card))}`,
  abstained: ({ does }) => does('abstain'),
  voted: ({ does, data, table }) =>
    `${does('cast')} ${counted(numberIn(data.count), 'vote')} ${votedFor(data.outcome, table)}`,
  'die-rolled': ({ does, data }) => `${does('roll')} a ${numberIn(data.result)} for ${cardName(textIn(data.card))}`,
  'votes-added': ({ does, data }) =>
    `${does('add')} ${counted(numberIn(data.count), 'vote')} by ${cardName(textIn(data.card))}`,
  'agenda-decided': ({ data, table }) =>
    data.outcome === null
      ? `${cardName(textIn(data.card))} is discarded`
      : `${cardName(textIn(data.card))}: the outcome is ${outcomeText(data.outcome, table)}`,
  'prediction-true': ({ data }) => `${cardName(textIn(data.card))}: the prediction was right`,
  predicted: ({ does, data, table }) =>
    `${does('stake')} ${cardName(textIn(data.card))} on ${outcomeText(data.outcome, table)}`,
  'agenda-hidden': ({ does, secret }) =>
    secret
      ? `${does('take')} ${cardName(textIn(secret.card))} as the hidden agenda`
      : `${does('take')} a hidden agenda`,
  'agenda-unveiled': ({ data }) => `The hidden agenda was ${cardName(textIn(data.card))}`,
  'votes-last': ({ does }) => `${does('vote')} last`,
  'agenda-stopped': ({ data }) => `${cardName(textIn(data.card))} is stopped`,
  'outcome-changed': ({ data, table }) =>
    `${cardName(textIn(data.card))}: the outcome is ${outcomeText(data.outcome, table)} instead`,
  'barred-from-voting': ({ who }) => `${who} cannot vote`,
  'law-enacted': ({ data }) => `${cardName(textIn(data.law))} is law`,
  'law-passed': ({ data, table }) => `${cardName(textIn(data.law))} goes to ${seatName(data.to, table)}`,
  'law-discarded': ({ data }) => `${cardName(textIn(data.law))} is law no longer`,
} satisfies Record<string, (told: Told) => string | undefined>;

function termsText({ does, data, secret, table }: Told, word: string): string {
  const gives = goodsText(data.gives, table, { note: secret?.givesNote, cards: secret?.givesCards }) || 'nothing';
  const wants = goodsText(data.wants, table, { note: secret?.wantsNote }) || 'nothing';
  return `${does(word)} ${seatName(data.partner, table)}${word === 'offer' ? '' : ':'} ${gives} for ${wants}`;
}

function unitName(value: Json | undefined): string {
  return typeof value === 'string' && isUnitType(value) ? unitNames[value].one : 'unit';
}

/** `in favour`, `against`, or `for` somebody or something. */
function votedFor(value: Json | undefined, table: TableForText): string {
  const outcome = outcomeText(value, table);
  return outcome === 'for' ? 'in favour' : outcome === 'against' ? outcome : `for ${outcome}`;
}

/** What was voted for: for, against, a player or the name of something. */
function outcomeText(value: Json | undefined, table: TableForText): string {
  const key = textIn(value);
  if (key === 'for' || key === 'against') return key;
  return /^\d$/.test(key) ? seatName(Number(key), table) : cardName(key);
}

export type EventType = keyof typeof wordings;

/** Every kind of thing that happens. */
export const eventTypes = Object.keys(wordings) as EventType[];

const isEventType = (type: string): type is EventType => Object.hasOwn(wordings, type);

/** An event as the reader is told of it. */
export function told(event: GameEvent, table: TableForText): Told {
  const seat: Seat = numberIn(event.data.seat);
  const own = seat === table.reader;
  const who = own ? 'You' : table.nameOf(seat);
  const verb = (word: string): string => (own ? word : third(word));
  return {
    data: event.data,
    secret: table.reader === null ? undefined : event.secret?.[table.reader],
    table,
    own,
    who,
    verb,
    does: word => `${who} ${verb(word)}`,
  };
}

/**
 * One event as a line for the reader: the public part, and the secret part that is the reader's own. Nothing for
 * what is not worth a line; the bare type where nobody has written any words.
 */
export function eventText(event: GameEvent, table: TableForText): string | undefined {
  if (event.type === RULES_CHANGED) return rulesChangedText(event.data, table);
  return isEventType(event.type) ? wordings[event.type](told(event, table)) : event.type;
}
