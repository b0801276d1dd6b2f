import { type EminentDomainEvent, type PlanetId, planets, type View } from '@orrery/eminent-domain/view';
import type { Target } from '@orrery/kernel';
import type { BoardProps } from '../board.ts';
import { CardDialog } from './card.tsx';
import { PlanetDialog } from './planet.tsx';
import { TableContext } from './table-context.ts';

/** Planets lie in empires, unless they were discarded; all else is a card. */
export const isOnTable = (at: Target, { view }: BoardProps<View>): boolean => {
  const isHeld = view.empires.some(empire => empire.planets.some(({ planet }) => planet === at.planet));
  return 'place' in at || ('planet' in at && (isHeld || (view.looking.planets ?? []).some(each => each === at.planet)));
};

/** A planet or a card by itself. */
export const Detail = ({
  at,
  close,
  ...props
}: BoardProps<View, EminentDomainEvent> & { at: Target; close: () => void }) => {
  const planet = at.planet as PlanetId | undefined;
  return (
    <TableContext value={props}>
      {planet ? (
        <PlanetDialog at={{ ...planets[planet], planet }} close={close} />
      ) : (
        <CardDialog card={String(at.card)} close={close} />
      )}
    </TableContext>
  );
};
