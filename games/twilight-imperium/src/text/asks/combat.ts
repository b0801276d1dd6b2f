import type { Ask, Seat } from '@orrery/kernel';
import { counted } from '@orrery/tabletop';
import { systemName, unitsInWords } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';
import { numberIn, planetAt, say, systemIn, type Wording } from './shared.ts';

/** Where the combat under way is fought. */
export function placeOfFight(table: TableForText): string {
  const { combat } = table;
  if (!combat) return '';
  return combat.planet ? planetNames[combat.planet] : systemName(combat.system, table);
}

/** Who fights whom where. */
export function fightText(table: TableForText): string {
  const { combat, reader } = table;
  if (!combat) return '';
  const nameOf = (seat: Seat): string => (seat === reader ? 'you' : table.nameOf(seat));
  return ` (${nameOf(combat.attacker)} against ${nameOf(combat.defender)} at ${placeOfFight(table)})`;
}

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

const losses =
  (what: string): Wording =>
  (ask, table) => ({
    question: `${what.replace('#', counted(numberIn(ask, 'count'), 'unit'))}${fightText(table)}`,
  });

export const combatAsks = {
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
    question: `Combat round ${numberIn(ask, 'round')}${fightText(table)}: announce a retreat?${facing(ask, table)}`,
    pass: 'Stay',
  }),
  retreat: say('Retreat to which system?'),
  'retreat.cargo': ask => ({
    question: `What do your retreating ships carry? There is room for ${numberIn(ask, 'capacity')}.`,
  }),
  'sustain-damage': (ask, table) => ({
    question: `You take ${counted(numberIn(ask, 'hits'), 'hit')}${fightText(table)}: which units sustain damage?`,
  }),
  'sustain-hit': say('Does it sustain the hit?', 'No: it is destroyed'),
  'assign-hits': losses('Assign hits: # of yours must go.'),
  'assault-cannon': losses('Assault Cannon: you give up # of these.'),
  'space-cannon.extra-dice': ask => ({
    question: `One of your units rolls ${counted(numberIn(ask, 'dice'), 'more die', 'more dice')}: now?`,
    pass: 'No more dice',
  }),
  'barrage.extra-dice': ask => ({
    question: `One of your units rolls ${counted(numberIn(ask, 'dice'), 'more die', 'more dice')}: now?`,
    pass: 'No more dice',
  }),
  'duranium-armor.repair': say('Duranium Armor: repair which unit?'),
  'magen-defense-grid.target': say('Magen Defense Grid: which unit takes the hit?'),
} satisfies Record<string, Wording>;
