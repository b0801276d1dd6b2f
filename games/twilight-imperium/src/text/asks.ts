import type { Ask, Json } from '@orrery/kernel';
import { counted, listed } from '@orrery/tabletop';
import { isPlanetId } from '../view/index.ts';
import { diceIn, diceText } from './dice.ts';
import { goodsText, type Named } from './goods.ts';
import { cardName, isTechnologyId, isUnitType, unitNames, unitsText, wordsOf } from './names.ts';
import { systemName, unitsInWords } from './places.ts';
import { planetNames } from './planets.ts';
import type { TableForText } from './table.ts';
import { targetsText } from './targets.ts';
import { technologyTexts } from './technologies.ts';
import { windowTexts } from './windows.ts';

/** What a question says, and what it means to choose nothing. */
export interface AskText {
  readonly question: string;
  /** Only where passing is allowed. */
  readonly pass?: string;
}

type Said = (ask: Ask, table: TableForText) => AskText;

const numberIn = (ask: Ask, name: string): number => {
  const value = ask.prompt[name];
  return typeof value === 'number' ? value : 0;
};
const textIn = (ask: Ask, name: string): string => {
  const value = ask.prompt[name];
  return typeof value === 'string' ? value : '';
};
const most = (ask: Ask): number => ('max' in ask ? ask.max : 0);
const seatIn = (ask: Ask, name: string, table: TableForText): string => table.nameOf(numberIn(ask, name));
const systemIn = (ask: Ask, name: string, table: TableForText): string => systemName(textIn(ask, name), table);
const here = (table: TableForText): string =>
  table.activeSystem === undefined ? 'the active system' : systemName(table.activeSystem, table);
/** The piece that the first option points at, where all point at the same. */
const planetAt = (ask: Ask): string => {
  const planet = 'options' in ask ? ask.options[0]?.at?.planet : undefined;
  return typeof planet === 'string' && isPlanetId(planet) ? planetNames[planet] : 'the planet';
};

const say =
  (question: string, pass?: string): Said =>
  () =>
    pass === undefined ? { question } : { question, pass };

/** `carriers`, or `damaged carriers` for a name with a `!`. */
const unitIn = (ask: Ask): string => {
  const name = textIn(ask, 'unit');
  const unit = name.replace('!', '');
  return `${name.endsWith('!') ? 'damaged ' : ''}${isUnitType(unit) ? unitNames[unit].many : 'units'}`;
};

const fightText = ({ combat }: TableForText, table: TableForText): string => {
  if (!combat) return '';
  const { attacker, defender, system, planet } = combat;
  const place = planet ? planetNames[planet] : systemName(system, table);
  return ` (${table.nameOf(attacker)} against ${table.nameOf(defender)} at ${place})`;
};

/** What the other side has in the fight under way. */
function facing(ask: Ask, table: TableForText): string {
  const { combat } = table;
  if (!combat) return '';
  const system = table.system(combat.system);
  const groups = combat.planet ? table.planet(combat.planet)?.units : system?.space;
  const other = combat.attacker === ask.seat ? combat.defender : combat.attacker;
  const theirs = unitsInWords((groups ?? []).filter(group => group.seat === other));
  const own = unitsInWords((groups ?? []).filter(group => group.seat === ask.seat));
  return ` You have ${own || 'nothing'}, ${table.nameOf(other)} has ${theirs || 'nothing'}.`;
}

const tokensNow = (ask: Ask): string =>
  `${numberIn(ask, 'tactic')} tactic, ${numberIn(ask, 'fleet')} fleet, ${numberIn(ask, 'strategy')} strategy`;

const pay =
  (currency: string): Said =>
  ask => ({ question: `Pay ${numberIn(ask, 'price')} ${currency}. What you pay too much is lost.` });

const losses =
  (what: string): Said =>
  (ask, table) => ({
    question: `${what.replace('#', counted(numberIn(ask, 'count'), 'unit'))}${fightText(table, table)}`,
  });

const found =
  (card: string, what: string, pass = 'Leave it'): Said =>
  ask => ({ question: `${cardName(card)} on ${planetAt(ask)}: ${what}`, pass });

const offer =
  (card: string): Said =>
  () => ({ question: `${cardName(card)}: what do you take?`, pass: 'Leave it' });

const bundle = (value: Json | undefined, named: Named, table: TableForText): string =>
  goodsText(value, table, named) || 'nothing';

const wordings = {
  // Setup
  'setup.technology': ask => ({
    question: `Choose ${counted(most(ask), 'technology', 'technologies')} to start with.`,
  }),
  'setup.faction': say('Which faction do you play?'),
  'setup.place': ask => ({
    question: `Setup: on which planets do you place ${unitsText(textIn(ask, 'unit'), numberIn(ask, 'count'))}?`,
  }),
  'setup.return-secret': say('You drew two secret objectives. Which one goes back?'),

  // Turns
  'strategy-card': say('Choose a strategy card.'),
  action: ask => ({
    question:
      numberIn(ask, 'left') > 1
        ? `Your turn: you may take ${numberIn(ask, 'left')} actions.`
        : 'Your turn: what do you do?',
  }),
  follow: (ask, table) => ({
    question: `${table.active === null ? 'Somebody' : table.nameOf(table.active)} plays ${cardName(textIn(ask, 'card'))}. Use its secondary ability${
      ask.prompt.free === true ? '' : ` for a strategy token (you have ${table.tokensOf(ask.seat).strategy})`
    }?`,
    pass: 'No',
  }),

  // Tactical action
  activate: say('Activate which system?'),
  'warfare.activate': say('Warfare: activate which system? No token is placed.'),
  'move.from': (ask, table) => ({
    question: `Move ships to ${systemIn(ask, 'active', table)}: from where?`,
    pass: 'No more ships',
  }),
  'move.ships': (ask, table) => ({
    question: `Which ships leave ${systemIn(ask, 'from', table)} for ${here(table)}?`,
  }),
  'move.route': say('Which way do they take?'),
  'move.cargo': (ask, table) => ({
    question: `What do they carry to ${here(table)}? There is room for ${numberIn(ask, 'capacity')}.`,
  }),
  'remove-ships': (ask, table) => ({
    question: `Your fleet pool is too small for your ships in ${systemIn(ask, 'system', table)}: remove ${counted(numberIn(ask, 'count'), 'ship')}.`,
  }),
  'remove-cargo': (ask, table) => ({
    question: `There is no room for all you have in the space of ${systemIn(ask, 'system', table)}: remove ${counted(numberIn(ask, 'count'), 'unit')}.`,
  }),
  'space-cannon': (ask, table) => ({
    question: `Fire your Space Cannons at ships in ${systemIn(ask, 'system', table)}?`,
    pass: 'Hold fire',
  }),
  'space-cannon-defense': ask => ({
    question: `Fire your Space Cannons at what landed on ${planetAt(ask)}?`,
    pass: 'Hold fire',
  }),
  'space-cannon-defense.order': say('Space Cannons wait on several planets. Which one is next?'),
  'space-combat.opponent': say('Whom do you fight?'),
  'announce-retreat': (ask, table) => ({
    question: `Combat round ${numberIn(ask, 'round')}${fightText(table, table)}: announce a retreat?${facing(ask, table)}`,
    pass: 'Stay',
  }),
  retreat: say('Retreat to which system?'),
  'retreat.cargo': ask => ({
    question: `What do your retreating ships carry? There is room for ${numberIn(ask, 'capacity')}.`,
  }),
  'sustain-damage': (ask, table) => ({
    question: `You take ${counted(numberIn(ask, 'hits'), 'hit')}${fightText(table, table)}: which units sustain damage?`,
  }),
  'sustain-hit': say('Does it sustain the hit?', 'No: it is destroyed'),
  'assign-hits': losses('Assign hits: # of yours must go.'),
  'assault-cannon': losses('Assault Cannon: you give up # of these.'),
  bombardment: (_ask, table) => ({
    question: `Bombardment in ${here(table)}: every unit aims at a planet, or none fires.`,
  }),
  'bombardment.extra-dice': ask => ({
    question: `Plasma Scoring: ${counted(numberIn(ask, 'dice'), 'more die', 'more dice')} against which planet?`,
    pass: 'No more dice',
  }),
  'space-cannon.extra-dice': ask => ({
    question: `Plasma Scoring: roll ${counted(numberIn(ask, 'dice'), 'more die', 'more dice')}?`,
    pass: 'No more dice',
  }),
  'remove-custodians': say(
    'Pay 6 influence to send the custodians of Mecatol Rex away? It is worth a victory point.',
    'Not now',
  ),
  commit: (ask, table) => ({ question: `Which ground forces land on planets of ${systemIn(ask, 'system', table)}?` }),
  'ground-combat.order': say('Which ground combat comes next?'),
  'establish-control.order': say('Which planet do you take first?'),
  'fight-coexisting': say('Fight somebody who shares a planet with you?', 'Leave them in peace'),
  produce: (ask, table) => ({
    question: `Produce in ${systemIn(ask, 'system', table)}: up to ${counted(numberIn(ask, 'limit'), 'unit')} ${ask.prompt.free === true ? 'at no cost' : `for ${numberIn(ask, 'funds')} resources`}.`,
  }),
  producer: say('Which space dock produces?'),
  'produce.place': ask => ({
    question: `Where do ${unitsText(textIn(ask, 'unit'), numberIn(ask, 'count'))} go?`,
  }),
  recall: ask => ({
    question: `You have too few ${unitIn(ask)}: take ${numberIn(ask, 'count')} back from the board.`,
  }),
  'revival.place': say('Where do your revived infantry come back?'),

  // Payments and tokens
  'pay-resources': pay('resources'),
  'pay-influence': pay('influence'),
  'pay-either': pay('resources or influence'),
  'pay-each': ask => ({
    question: `Pay ${numberIn(ask, 'price')} resources, ${numberIn(ask, 'price')} influence and ${numberIn(ask, 'price')} trade goods. Each planet gives one of the two.`,
  }),
  'leadership.influence': say('Leadership: spend influence? Every 3 bring a command token.'),
  'gain-tokens': ask => ({
    question: `You gain ${counted(numberIn(ask, 'count'), 'command token')}: into which pools?`,
  }),
  'spend-tokens': ask => ({ question: `Spend ${counted(numberIn(ask, 'count'), 'command token')} from which pools?` }),
  'stand-in': say('Exhaust this instead of spending a token of your strategy pool?', 'Spend the token'),
  'spend-token-from': say('Your reinforcements are empty: which pool gives the token?'),
  'place-token-from': (ask, table) => ({
    question: `Your reinforcements are empty: which pool gives the token for ${systemIn(ask, 'system', table)}?`,
  }),
  'redistribute-tokens': ask => ({ question: `Redistribute your command tokens. Now: ${tokensNow(ask)}.` }),
  'gain-and-redistribute': ask => ({
    question: `You gain ${counted(numberIn(ask, 'gained'), 'command token')} and redistribute them all. Now: ${tokensNow(ask)}.`,
  }),
  'ready-planets': ask => ({ question: `Ready up to ${counted(numberIn(ask, 'upTo'), 'planet')}.`, pass: 'None' }),

  // Objectives and cards
  'score-public': say('Score a public objective?', 'Score none'),
  'score-secret': say('Score a secret objective?', 'Score none'),
  'imperial.score': say('Imperial: score a public objective now?', 'Score none'),
  'imperial.draw': say('Imperial: draw a secret objective?', 'No'),
  'return-secret': say('You have too many secret objectives. Which one goes back?'),
  'discard-action-cards': ask => ({ question: `Discard ${counted(most(ask), 'action card')}.` }),
  'place-agenda': say('You saw these agendas. Where do they go? The last one you put on top lies uppermost.'),
  'purge-fragments': ask => ({ question: `Purge ${counted(numberIn(ask, 'count'), 'relic fragment')}.` }),
  'purge-for-relic': ask => ({ question: `Purge ${counted(numberIn(ask, 'count'), 'relic fragment')} for a relic.` }),
  'the-codex': say('The Codex: take up to three discarded action cards.'),
  'nano-forge': say('Nano-Forge: attach it to which planet?'),

  // Technology
  research: (ask, table) => {
    const price = numberIn(ask, 'price');
    const purse =
      price === 0
        ? ''
        : ` for ${counted(price, 'resource')} (${counted(table.tradeGoodsOf(ask.seat), 'trade good')} at hand)`;
    return { question: `Research a technology${purse}?`, pass: 'Research none' };
  },
  'research.lift': ask => ({
    question: `Ignore all prerequisites of ${cardName(String(ask.prompt.technology))}?`,
    pass: 'No',
  }),
  'research.ignore': ask => ({
    question: `What stands in for a missing prerequisite of ${cardName(textIn(ask, 'technology'))}?`,
  }),
  'duranium-armor.repair': say('Duranium Armor: repair which unit?'),
  'magen-defense-grid.target': say('Magen Defense Grid: which unit takes the hit?'),
  'gravity-drive.ship': say('Gravity Drive: which ship moves 1 farther?'),
  'psychoarchaeology.planets': say('Psychoarchaeology: exhaust which planets for a trade good each?'),
  'x-89.planet': say('X-89 Bacterial Weapon: kill the infantry on which planet?'),
  'bio-stims.ready': say('Bio-Stims: ready what?'),
  'sling-relay.system': say('Sling Relay: produce a ship in which system?'),
  'scanlink-drone-network.planet': say('Scanlink Drone Network: explore which planet?'),
  'self-assembly-routines.planet': say('Self-Assembly Routines: a mech on which planet?'),
  'transfer.from': ask => ({
    question: `Transit Diodes: lift up to ${counted(numberIn(ask, 'upTo'), 'ground force')} from where?`,
  }),
  'transfer.to': ask => ({ question: `On which planets do the ${numberIn(ask, 'count')} ${unitIn(ask)} come down?` }),

  // Units and legendary planets
  'lone-tokens': ask => ({
    question: `You have more ${unitIn(ask)} on the board than pieces: all of them go in ${counted(numberIn(ask, 'count'), 'place')} of your choice.`,
  }),
  deploy: ask => ({ question: `Deploy ${unitsText(textIn(ask, 'unit'), 1)} where?` }),
  'exterrix-headquarters': say('Exterrix Headquarters: 2 trade goods, or all your commodities as trade goods?'),
  'imperial-arms-vault': say('Imperial Arms Vault: a mech on which planet, or an action card?'),
  'mirage-flight-academy': say('Mirage Flight Academy: one or two fighters in which system?'),
  'the-atrament': say('The Atrament: one or two infantry on which planet?'),

  // Exploration
  'explore.trait': ask => ({
    question: `Explore ${isPlanetId(textIn(ask, 'planet')) ? cardName(textIn(ask, 'planet')) : 'the planet'}: which deck?`,
  }),
  'mercenary-outfit': found('mercenary-outfit', 'place an infantry?'),
  'core-mine': found('core-mine', 'give up an infantry for a trade good?'),
  expedition: found('expedition', 'give up an infantry to ready the planet?'),
  'volatile-fuel-source': found('volatile-fuel-source', 'give up an infantry for a command token?'),
  'abandoned-warehouses': offer('abandoned-warehouses'),
  'functioning-base': offer('functioning-base'),
  'local-fabricators': offer('local-fabricators'),
  'merchant-station': offer('merchant-station'),

  // Strategy cards
  'diplomacy.system': say('Diplomacy: close which system to the others?'),
  'politics.speaker': say('Politics: who becomes the speaker?'),
  'construction.first': say('Construction: place a structure, or let a space dock produce?', 'Neither'),
  'construction.system': say('Construction: put your strategy token into which system?'),
  'place-structure': say('Place which structure?', 'Place none'),
  'trade.invite': say('Trade: who may replenish commodities without a strategy token?', 'Nobody'),
  'warfare.remove': say('Warfare: take your token out of which system?'),

  // Transactions
  'transaction.partner': say('Deal with somebody now?', 'No deal'),
  'transaction.offer': (ask, table) => ({
    question: `A deal with ${seatIn(ask, 'partner', table)}: what do you give, and what do you want for it?`,
  }),
  'transaction.answer': (ask, table) => ({
    question: `${seatIn(ask, 'seat', table)} ${ask.prompt.answers === 'counter-offer' ? 'would rather give' : 'offers'} you ${bundle(ask.prompt.gives, { note: ask.prompt.givesNote, cards: ask.prompt.givesCards }, table)} for ${bundle(ask.prompt.wants, { note: ask.prompt.wantsNote }, table)}.`,
  }),
  'transaction.cards': (ask, table) => ({
    question: `Which ${counted(numberIn(ask, 'count'), 'action card')} do you give to ${seatIn(ask, 'partner', table)}?`,
  }),

  // Agendas
  vote: ask => ({ question: `Agenda: ${cardName(textIn(ask, 'agenda'))}. What do you vote for?`, pass: 'Abstain' }),
  'vote.planets': say('Which planets cast their votes?'),
  predict: ask => ({
    question: `${cardName(textIn(ask, 'agenda'))}: which outcome do you predict for ${cardName(textIn(ask, 'card'))}?`,
  }),
  'next-agenda': say('Which agenda do you resolve first?'),
  'decide-agenda': ask => ({
    question: `${cardName(textIn(ask, 'agenda'))} is up to you alone: which outcome do you choose?`,
  }),
  'set-tokens': ask => ({
    question: `You have ${counted(numberIn(ask, 'count'), 'command token')} and not enough for all pools: which go short?`,
  }),
  'lose-tokens': ask => ({
    question: `You lose ${counted(numberIn(ask, 'count'), 'command token')}: from which pools?`,
  }),
  'break-tie': ask => {
    const votes = numberIn(ask, 'votes');
    const why = votes === 0 ? 'nobody has voted' : `these outcomes are tied with ${counted(votes, 'vote')} each`;
    return { question: `${cardName(textIn(ask, 'agenda'))}: ${why}. You are the speaker: which outcome?` };
  },
} satisfies Record<string, Said>;

export type AskKind = keyof typeof wordings;

/** Every question the game asks, moments to react apart. */
export const askKinds = Object.keys(wordings) as AskKind[];

const isAskKind = (kind: string): kind is AskKind => Object.hasOwn(wordings, kind);

/** Unit abilities that dice are rolled for. */
const rollNames: Readonly<Record<string, string>> = {
  bombardment: 'Bombardment',
  'space-cannon': 'Space Cannon',
  barrage: 'anti-fighter barrage',
};

/** What each side has rolled. */
const rollsText = (rolls: Json | undefined, table: TableForText): string[] =>
  (Array.isArray(rolls) ? (rolls as Readonly<Record<string, Json>>[]) : []).map(
    ({ seat, dice }) => `${seat === table.reader ? 'you' : table.nameOf(Number(seat))}: ${diceText(diceIn(dice))}`,
  );

/** What a moment is about, and who: `: Direct Hit (Bo)`. */
function momentText(ask: Ask, table: TableForText): string {
  const { seat, seats, system, planet, unit, count, hits, roll, dice, rolls, at, ...rest } = ask.prompt;
  const card = rest.card ?? rest.objective ?? rest.technology;
  const aims = targetsText(at, table);
  const what = [
    typeof card === 'string' ? `${cardName(card)}${aims === '' ? '' : ` at ${aims}`}` : '',
    typeof unit === 'string' ? unitsText(unit, Number(count ?? 1)) : '',
    typeof unit !== 'string' && typeof count === 'number' ? counted(count, 'trade good') : '',
    typeof hits === 'number' ? counted(hits, 'hit') : '',
    typeof roll === 'string' ? (rollNames[roll] ?? '') : '',
    diceText(diceIn(dice)),
    ...rollsText(rolls, table),
    typeof planet === 'string' && isPlanetId(planet) ? planetNames[planet] : '',
    typeof system === 'string' ? systemName(system, table) : '',
  ].filter(Boolean);
  const named = typeof seat === 'number' ? [seat] : Array.isArray(seats) ? seats.map(Number) : [];
  const names = named.map(each => (each === table.reader ? 'you' : table.nameOf(each)));
  const who = names.length > 0 ? ` (${listed(names)})` : '';
  return what.length > 0 ? `: ${what.join(', ')}${who}` : who;
}

const reaction = (kind: string, ask: Ask, table: TableForText): AskText => {
  const own =
    'options' in ask ? ask.options.flatMap(({ at }) => (typeof at?.objective === 'string' ? [at.objective] : [])) : [];
  const moment = `${windowTexts[kind]}${momentText(ask, table)}`;
  if (ask.form === 'pick' && ask.min > 0) return { question: `${moment}. Which ability do you resolve first?` };
  const next = ask.prompt.otherwise;
  if (typeof next === 'string')
    return { question: `${moment}. Do you react before ${cardName(next)}?`, pass: `${cardName(next)} first` };
  if (own.length > 0) return { question: `${moment}. Score ${listed(own.map(cardName))}?`, pass: 'Not now' };
  return { question: `${moment}. Do you react?`, pass: 'No' };
};

/** What a card's own words say for a question that it puts: `plague.aim` is the `aim` of Plague. */
function askedByCard(kind: string): string | undefined {
  const [id = '', ...rest] = kind.split('.');
  const { asks } = (isTechnologyId(id) ? technologyTexts[id] : wordsOf(id)) ?? {};
  return asks?.[rest.join('.')];
}

/** Puts a name where a card's words leave room for one. */
const aboutSeat = (words: string, ask: Ask, table: TableForText): string =>
  words.replace('{seat}', typeof ask.prompt.seat === 'number' ? table.nameOf(ask.prompt.seat) : 'a player');

/** Are there words for a question? */
export const hasWords = (kind: string): boolean =>
  isAskKind(kind) || Object.hasOwn(windowTexts, kind) || askedByCard(kind) !== undefined;

/** A question in plain words; its bare kind where nobody has written any. */
export function askText(ask: Ask, table: TableForText): AskText {
  const said: AskText = isAskKind(ask.kind)
    ? (wordings[ask.kind] as Said)(ask, table)
    : Object.hasOwn(windowTexts, ask.kind)
      ? reaction(ask.kind, ask, table)
      : { question: aboutSeat(askedByCard(ask.kind) ?? ask.kind, ask, table), pass: 'Pass' };
  if (ask.form === 'pick' && ask.min === 0) return { question: said.question, pass: said.pass ?? 'None' };
  return { question: said.question };
}
