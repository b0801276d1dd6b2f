import { pictureOf } from '@orrery/eminent-domain/picture';
import { summaryOf } from '@orrery/eminent-domain/summary';
import {
  askText,
  cardLines,
  cardName,
  cardTexts,
  counted,
  faceOf,
  isPlanetId,
  isTechnology,
  logLines,
  optionText,
  planetAt,
  planetNames,
  planetText,
  reasonText,
  symbolsWhenLeading,
  tableForText,
} from '@orrery/eminent-domain/text';
import {
  type EminentDomainEvent,
  type EmpireView,
  type EventType,
  levels,
  planets,
  type Role,
  stackOf,
  technologies,
  type View,
} from '@orrery/eminent-domain/view';
import type { Ask, Option } from '@orrery/kernel';
import { drawMarket, drawTable } from './eminent-domain/draw.ts';
import { padded, wrapped } from './paint.ts';
import { scoreTable } from './scores.ts';
import type { AskLines, Screen, Style } from './screen.ts';
import { summaryLines } from './summary.ts';

/** How much a role would be worth to whoever leads it now. */
function roleNote(role: Role, view: View): string | undefined {
  const empire = view.seat === null ? undefined : view.empires[view.seat];
  if (!empire) return undefined;
  const left = view.stacks[stackOf[role]];
  const most = symbolsWhenLeading(view, empire, role, left);
  const stack = left === 0 ? 'stack empty' : `${left} left`;
  return `${padded(`up to ${counted(most, role === 'colonize' ? 'card' : 'symbol')}`, 18)}${padded(stack, 13)}`;
}

function askLines(ask: Ask, view: View, style: Style): AskLines {
  const table = tableForText(view, style.nameOf);
  const options = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const { question, pass } = askText(ask, table);
  return {
    question,
    ...(pass === undefined ? {} : { pass }),
    options: options.map(option => {
      const text = optionText(ask, option, table);
      const role = ask.kind === 'role' ? view.roles.find(each => each === option.at?.role) : undefined;
      return role ? { label: text.label, note: `${roleNote(role, view)}${text.note ?? ''}` } : text;
    }),
  };
}

/** Ids of the cards and planets with this name, or with names that contain it. */
function named(name: string): string[] {
  const wanted = name.trim().toLowerCase();
  const ids = [...Object.keys(cardTexts), ...Object.keys(planetNames)];
  const title = (id: string) => (isPlanetId(id) ? planetNames[id] : cardName(id)).toLowerCase();
  const exact = ids.filter(id => id === wanted || title(id) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return ids.filter(id => title(id).includes(wanted));
}

function kindLine(id: string): string | undefined {
  if (!isTechnology(id)) return undefined;
  const { type, level, otherSide } = technologies[id];
  const { planets: needed, cost, influence } = levels[level];
  const back = otherSide ? `; the other side is ${cardName(otherSide)}` : '';
  const worth = influence > 0 ? `, ${influence} influence` : '';
  return `Technology, ${type} level ${level}: ${needed} ${type}, ${cost} Research${worth}${back}`;
}

function aboutPiece(id: string, view: View, style: Style): string[] {
  const { paint, width } = style;
  const table = tableForText(view, style.nameOf);
  if (isPlanetId(id)) return [paint.title(planetNames[id]), ...wrapped(`  ${planetText(id, table)}`, width, 2)];
  const lines = cardLines(id, table);
  const kind = kindLine(id);
  return [
    paint.title(cardName(id)),
    ...[...(kind ? [kind] : []), ...lines.slice(0, -1)].flatMap(line => wrapped(`  ${line}`, width, 4)),
    ...lines.slice(-1).map(rules => `  ${paint.quiet(rules)}`),
  ];
}

const MANY = 4;

function about(name: string, view: View, style: Style): string[] {
  const ids = named(name);
  if (ids.length <= MANY) return ids.flatMap(id => aboutPiece(id, view, style));
  const titles = ids.map(id => (isPlanetId(id) ? planetNames[id] : cardName(id)));
  return wrapped(`Many fit that: ${titles.join(', ')}`, style.width, 2);
}

/** What an option is about, by id. */
function pieceOf(option: Option, view: View): string | undefined {
  const { at } = option;
  if (!at) return undefined;
  if (option.key.startsWith('use:')) return option.key.slice('use:'.length);
  if (typeof at.card === 'string') return faceOf(at.card);
  if (typeof at.technology === 'string') return at.technology;
  if (typeof at.planet === 'string') return at.planet;
  if (typeof at.stack === 'string') return at.stack;
  const role = view.roles.find(each => each === at.role);
  if (role) return stackOf[role];
  if (typeof at.seat === 'number' && typeof at.place === 'number') return planetAt(view, at.seat, at.place)?.planet;
  return undefined;
}

const influenceOfPlanets = (empire: EmpireView): number =>
  empire.planets.reduce((sum, { planet, faceUp }) => sum + (planet && faceUp ? planets[planet].influence : 0), 0);

const headings: readonly EventType[] = ['turn', 'rules-changed'];

/** Eminent Domain in the terminal. */
export const eminentDomainScreen: Screen<View, EminentDomainEvent> = {
  widest: 100,
  mustAsk: () => true, // it asks few questions, and the text beside them is worth reading
  draw: drawTable,
  ask: askLines,
  barred: (ask, { option }, view, style) => optionText(ask, option, tableForText(view, style.nameOf)).label,
  reason: reason => reasonText(reason),
  log: (events, view, style) =>
    logLines(events, tableForText(view, style.nameOf)).map(({ type, text }) => ({
      text,
      heading: headings.includes(type),
    })),
  chapter: view => String(view.turn.number),
  about,
  pieceOf,
  pages: { market: { summary: 'all technologies on offer', draw: drawMarket } },
  picture: (view, words) => pictureOf(view, { ...words, colours: [...view.empires.keys()] }),
  statistics: (events, view, style) => {
    const seats = view.empires.length;
    return summaryLines(summaryOf(events, seats, tableForText(view, style.nameOf)), seats, style);
  },
  scores: (view, standing, style) =>
    scoreTable(
      ['influence', 'planets', 'technologies', 'score', 'goods and fighters'],
      view.empires.map(empire => {
        const settled = influenceOfPlanets(empire);
        const researched = empire.score - empire.influence - settled;
        return [empire.influence, settled, researched, empire.score, empire.tieBreak];
      }),
      standing,
      style,
    ),
};
