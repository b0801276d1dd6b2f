import type { Ask } from '@orrery/kernel';
import { isPlanetId } from '../../view/index.ts';
import { isUnitType, unitNames } from '../names.ts';
import { systemName } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';

/** What a question says, and what it means to choose nothing. */
export interface AskText {
  readonly question: string;
  /** Only where passing is allowed. */
  readonly pass?: string;
}

export type Wording = (ask: Ask, table: TableForText) => AskText;

export const numberIn = (ask: Ask, name: string): number => {
  const value = ask.prompt[name];
  return typeof value === 'number' ? value : 0;
};

export const textIn = (ask: Ask, name: string): string => {
  const value = ask.prompt[name];
  return typeof value === 'string' ? value : '';
};

export const most = (ask: Ask): number => ('max' in ask ? ask.max : 0);

export const systemIn = (ask: Ask, name: string, table: TableForText): string => systemName(textIn(ask, name), table);

export const here = (table: TableForText): string =>
  table.activeSystem === undefined ? 'the active system' : systemName(table.activeSystem, table);

/** The piece that the first option points at, where all point at the same. */
export const planetAt = (ask: Ask): string => {
  const planet = 'options' in ask ? ask.options[0]?.at?.planet : undefined;
  return typeof planet === 'string' && isPlanetId(planet) ? planetNames[planet] : 'the planet';
};

export const say =
  (question: string, pass?: string): Wording =>
  () =>
    pass === undefined ? { question } : { question, pass };

/** `carriers`, or `damaged carriers` for a name with a `!`. */
export const unitIn = (ask: Ask): string => {
  const name = textIn(ask, 'unit');
  const unit = name.replace('!', '');
  return `${name.endsWith('!') ? 'damaged ' : ''}${isUnitType(unit) ? unitNames[unit].many : 'units'}`;
};
