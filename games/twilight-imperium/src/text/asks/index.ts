import type { Ask, Json } from '@orrery/kernel';
import { counted, listed } from '@orrery/tabletop';
import { isPlanetId } from '../../view/index.ts';
import { diceIn, diceText } from '../dice.ts';
import { cardName, isTechnologyId, unitsText, wordsOf } from '../names.ts';
import { systemName } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';
import { targetsText } from '../targets.ts';
import { technologyTexts } from '../technologies.ts';
import { windowGroups, windowTexts } from '../windows.ts';
import { agendaAsks } from './agenda.ts';
import { cardsAsks } from './cards.ts';
import { combatAsks, fightText, placeOfFight } from './combat.ts';
import { draftAsks } from './draft.ts';
import { economyAsks } from './economy.ts';
import { galaxyAsks } from './galaxy.ts';
import { invasionAsks } from './invasion.ts';
import { movementAsks } from './movement.ts';
import { objectivesAsks } from './objectives.ts';
import { phasesAsks } from './phases.ts';
import type { AskText, Wording } from './shared.ts';
import { tokensAsks } from './tokens.ts';
import { unitsAsks } from './units.ts';

const wordings = {
  ...agendaAsks,
  ...cardsAsks,
  ...combatAsks,
  ...draftAsks,
  ...economyAsks,
  ...galaxyAsks,
  ...invasionAsks,
  ...movementAsks,
  ...objectivesAsks,
  ...phasesAsks,
  ...tokensAsks,
  ...unitsAsks,
} satisfies Record<string, Wording>;

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
  const card = rest.card ?? rest.objective ?? rest.technology ?? rest.ability;
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

const isIn = (title: string, kind: string): boolean =>
  windowGroups.some(group => group.title === title && group.windows.includes(kind));

/** Which combat or which agenda a moment belongs to, where it does not say so itself. */
function aboutText(kind: string, moment: string, table: TableForText): string {
  if (isIn('Combat', kind) && table.combat) return moment === '' ? fightText(table) : ` at ${placeOfFight(table)}`;
  return isIn('Agenda phase', kind) && table.agenda ? `: ${cardName(table.agenda)}` : '';
}

const reaction = (kind: string, ask: Ask, table: TableForText): AskText => {
  const own =
    'options' in ask ? ask.options.flatMap(({ at }) => (typeof at?.objective === 'string' ? [at.objective] : [])) : [];
  const about = momentText(ask, table);
  const moment = `${windowTexts[kind]}${aboutText(kind, about, table)}${about}`;
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
    ? (wordings[ask.kind] as Wording)(ask, table)
    : Object.hasOwn(windowTexts, ask.kind)
      ? reaction(ask.kind, ask, table)
      : { question: aboutSeat(askedByCard(ask.kind) ?? ask.kind, ask, table), pass: 'Pass' };
  if (ask.form === 'pick' && ask.min === 0) return { question: said.question, pass: said.pass ?? 'None' };
  return { question: said.question };
}
