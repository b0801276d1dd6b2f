import type { UnitType } from '../ids.ts';

/** What sets some units of a type apart from the others of their owner. Content gives it, and takes it off again. */
export type Mark = string;

export interface Marked {
  readonly unit: UnitType;
  /** Absent for units like any other. */
  readonly mark?: Mark;
}

/** Units as verbs are told of them: of a type, those without a mark first; or exactly those with a mark, or with none. */
export type Kind = UnitType | Marked;

export const typeOf = (kind: Kind): UnitType => (typeof kind === 'string' ? kind : kind.unit);

const unmarked: { readonly mark?: Mark } = {};

/** The mark as a field, to be spread into what tells of the units. */
export const markOf = (kind: Kind): { readonly mark?: Mark } =>
  typeof kind === 'string' || kind.mark === undefined ? unmarked : { mark: kind.mark };

export const isAlike = (a: Marked, b: Marked): boolean => a.unit === b.unit && a.mark === b.mark;

/** Are these such units? */
export const isOfKind = (units: Marked, kind: Kind): boolean =>
  typeof kind === 'string' ? units.unit === kind : isAlike(units, kind);

/** What names them in an answer. */
export const kindKey = (kind: Kind): string => {
  const { mark } = markOf(kind);
  return mark === undefined ? typeOf(kind) : `${typeOf(kind)}~${mark}`;
};
