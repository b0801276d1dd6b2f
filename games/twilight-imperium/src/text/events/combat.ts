import { capital, counted, type EventWords } from '@orrery/tabletop';
import type { CombatEvents, Die, Secrets } from '../../view/index.ts';
import { diceText } from '../dice.ts';
import { cardName, unitNames, unitsText } from '../names.ts';
import { areaName, systemName } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';
import { at, noise, seatName, units } from './shared.ts';

const hits = (count: number): string => (count === 0 ? 'no hit' : counted(count, 'hit'));

/** `DD 7+: 3 9 → 1 hit` */
const volley = ({ dice, hits: count }: { dice: readonly Readonly<Die>[]; hits: number }): string =>
  `${diceText(dice)} → ${hits(count)}`;

export const combatWords: EventWords<CombatEvents, Secrets, TableForText> = {
  'space-cannon-offense': noise,
  'space-cannon': ({ data, table }) =>
    `${capital(seatName(data.shooter, table))} ${data.shooter === table.reader ? 'fire' : 'fires'} Space Cannons at ${seatName(data.target, table)}: ${volley(data)}`,
  combat: ({ data, table }) =>
    `${data.kind === 'ground' ? 'Ground' : 'Space'} combat at ${areaName(data.system, data.planet, table)}: ${seatName(data.attacker, table)} against ${seatName(data.defender, table)}`,
  'combat-round': ({ data }) => (data.round < 2 ? undefined : `Combat round ${data.round}`),
  barrage: ({ does, data }) => `${does('roll')} anti-fighter barrage ${volley(data)}`,
  'combat-roll': ({ does, data }) => (data.dice.length === 0 ? undefined : `${does('roll')} ${volley(data)}`),
  bombardment: ({ does, data }) => `${does('bombard')} ${planetNames[data.planet]}: ${volley(data)}`,
  rerolled: told => `${told.does('roll')} again: ${diceText(told.data.dice)}`,
  'hits-produced': ({ does, data }) => `${does('produce')} ${counted(data.count, 'hit')}`,
  'rolled-for': ({ does, data }) =>
    `${does('roll')} ${data.results.join(' ')}, of which ${data.reached} reach ${data.needs}`,
  'effect-roll': ({ does, data }) => `${does('roll')} for ${cardName(data.card)} ${volley(data)}`,
  'dice-called-off': () => 'The dice count for nothing; both sides roll again',
  'hits-cancelled': ({ does, data }) => `${does('cancel')} ${counted(data.count, 'hit')}`,
  sustained: told =>
    `${told.who === 'You' ? 'Your' : `${told.who}'s`} ${unitNames[told.data.unit].one} sustains damage`,
  destroyed: told => `${told.does('lose')} ${units(told)} at ${at(told)}`,
  'rolled-against': told =>
    `${told.does('roll')} for ${unitsText(told.data.unit, told.data.results.length)} at ${at(told)}: ${told.data.results.join(' ')} → ${told.data.destroyed} destroyed`,
  'units-damaged': told =>
    `${units(told)} of ${seatName(told.data.seat, told.table)} ${told.data.count === 1 ? 'is' : 'are'} damaged at ${at(told)}`,
  'unit-repaired': told => `${told.does('repair')} a ${unitNames[told.data.unit].one} at ${at(told)}`,
  'rolled-for-capture': ({ does, data, table }) =>
    `${does('roll')} for ${unitsText(data.unit, data.results.length)} in ${systemName(data.system, table)}: ${data.results.join(' ')} → ${data.captured} captured`,
  captured: told => `${told.does('capture')} ${units(told)} of ${seatName(told.data.from, told.table)}`,
  'captured-returned': told =>
    `${told.does('return')} ${units(told)} ${told.data.to === null ? 'to the supply' : `to ${seatName(told.data.to, told.table)}`}`,
  repaired: noise,
  silenced: ({ does }) => `${does('roll')} no dice in this round`,
  stalemate: ({ data, table }) => `Neither side can hit the other: ${seatName(data.attacker, table)} must give way`,
  'retreat-announced': ({ does }) => `${does('announce')} a retreat`,
  'retreat-prevented': ({ who }) => `${who} cannot retreat in this round`,
  'retreat-compelled': ({ own, who }) => `${who} ${own ? 'have' : 'has'} to retreat, if able`,
  retreated: ({ does, data, table }) =>
    `${does(data.drawn === true ? 'withdraw' : 'retreat')} to ${systemName(data.to, table)}`,
  'combat-over': ({ data, table }) =>
    data.winner === null
      ? data.drawn === true
        ? 'The combat ends in a draw'
        : 'Nobody is left: nobody wins the combat'
      : `${capital(seatName(data.winner, table))} ${data.winner === table.reader ? 'win' : 'wins'} the combat`,
  'revival-rolled': ({ does, data }) =>
    `${does('roll')} for lost infantry: ${data.results.join(' ')} → ${data.revived} will return`,
  'revival-awaited': ({ data, table }) =>
    `${data.seat === table.reader ? 'Your' : `${capital(seatName(data.seat, table))}'s`} ${counted(data.count, 'infantry', 'infantry')} will return`,
  'revival-lost': ({ does, data }) =>
    `${does('lose')} ${counted(data.count, 'reviving infantry', 'reviving infantry')}`,
  'die-rolled': ({ does, data }) => `${does('roll')} a ${data.result} for ${cardName(data.card)}`,
};
