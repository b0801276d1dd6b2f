import {
  capital,
  cardName,
  listed,
  markName,
  systemTitle,
  type TableForText,
  unitsInWords,
} from '@orrery/twilight-imperium/text';
import { type UnitGroup, type View, worthOf } from '@orrery/twilight-imperium/view';
import type { ReactNode } from 'react';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { type PlayerNow, planetsHeld, readyWorth } from '../player-figures.ts';

export interface CellProps {
  readonly player: PlayerNow;
  readonly props: BoardProps<View>;
  readonly table: TableForText;
}

/** A list of things. Exhausted ones are dimmed, and screen readers hear that they are exhausted. */
export const Things = ({
  all,
}: {
  all: readonly { readonly key: string; readonly is: ReactNode; readonly isSpent?: boolean }[];
}) =>
  all.length === 0 ? (
    <span className="soft">–</span>
  ) : (
    <ul className="gl-things">
      {all.map(({ key, is, isSpent }) => (
        <li key={key} className={isSpent ? 'spent' : ''}>
          {is}
          {isSpent && <span className="hidden-text"> {t('ti.exhausted')}</span>}
        </li>
      ))}
    </ul>
  );

export const names = (cards: readonly string[]) =>
  cards.map((card, i) => ({ key: `${card} ${i}`, is: cardName(card) }));

/** Units as icons with counts, and as words for screen readers. */
export const Units = ({ where, groups, seat }: { where: string; groups: readonly UnitGroup[]; seat: number }) => (
  <>
    <span aria-hidden="true" title={where}>
      <b>{where}</b>{' '}
      {groups.map(({ unit, count, damaged, mark }) => (
        <span key={`${unit} ${mark ?? ''}`} className="gl-unit">
          <UnitIcon unit={unit} seat={seat} />
          {count}
          {damaged > 0 && `!${damaged}`}
          {mark !== undefined && ` (${markName(mark)})`}
        </span>
      ))}
    </span>
    <span className="hidden-text">
      {where}: {unitsInWords(groups)}
    </span>
  </>
);

export const fleetsOf = (view: View, seat: number) =>
  view.systems.flatMap(({ id, space }) => {
    const groups = space.filter(group => group.seat === seat);
    return groups.length > 0 ? [{ id, groups }] : [];
  });

export const garrisonsOf = (view: View, seat: number) =>
  view.systems.flatMap(system =>
    system.planets.flatMap(planet => {
      const groups = planet.units.filter(group => group.seat === seat);
      return groups.length > 0 ? [{ id: planet.id, groups, isShared: planet.coexisting.includes(seat) }] : [];
    }),
  );

export const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

export const tokensOnBoard = (view: View, seat: number): string[] =>
  view.systems.filter(({ tokens }) => tokens.includes(seat)).map(({ id }) => capital(systemTitle(id)));

/** The state of a player in this turn: speaker, active, passed and so on. */
export const states = ({ player, props: { view, nameOf } }: CellProps): string[] => {
  const { seat, passed, eliminated, traded, refusedBy, met, talks, dealsClosed } = player;
  const all = (seats: readonly number[]) => listed(seats.map(nameOf));
  return [
    ...(view.speaker === seat ? [t('ti.speaker')] : []),
    ...(view.active === seat ? [t('ti.onMove')] : []),
    ...(passed ? [t('ti.passed')] : []),
    ...(eliminated ? [t('ti.eliminated')] : []),
    ...(traded.length > 0 ? [t('ti.traded', { names: all(traded) })] : []),
    ...(refusedBy.length > 0 ? [t('ti.refusedBy', { names: all(refusedBy) })] : []),
    ...(met && met.length > 0 ? [t('ti.met', { names: all(met) })] : []),
    ...(talks ? [t('ti.talks')] : []),
    ...(dealsClosed ? [t('ti.dealsClosed')] : []),
  ];
};

/** Votes that a player could still cast with ready planets, and votes already cast. */
export const votesOf = ({ player: { seat }, props: { view } }: CellProps) => ({
  left: readyWorth(view, seat).influence,
  cast: (view.agenda?.votes ?? []).filter(vote => vote.seat === seat).reduce((sum, { count }) => sum + count, 0),
});

export const worthOfAll = (view: View, seat: number) =>
  planetsHeld(view, seat)
    .map(worthOf)
    .reduce(
      (sum, { resources, influence }) => ({
        resources: sum.resources + resources,
        influence: sum.influence + influence,
      }),
      {
        resources: 0,
        influence: 0,
      },
    );
