import type { EminentDomainEvent, EmpireView, View } from '@orrery/eminent-domain/view';
import type { Option, Seat } from '@orrery/kernel';
import { createContext, useContext } from 'react';
import { askFor, useChoice } from '../../ask/choice.ts';
import type { OptionWords } from '../../text/game-words.ts';
import type { BoardProps } from '../board.ts';
import { words } from './words.ts';

export const TableContext = createContext<BoardProps<View, EminentDomainEvent> | undefined>(undefined);

/** The table that all of this is drawn from. */
export function useTable(): BoardProps<View, EminentDomainEvent> {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table is laid out here');
  return table;
}

/** The game's text for an option of the current question. */
export function useOptionWords(): (option: Option) => OptionWords {
  const table = useTable();
  const choice = useChoice();
  return option => {
    const ask = askFor(choice, option);
    return ask ? words.option(ask, option, table) : { label: option.key };
  };
}

/** The player's own empire; undefined for spectators. */
export const useMyEmpire = (): EmpireView | undefined => {
  const { view, me } = useTable();
  return me === null ? undefined : view.empires[me];
};

/** The other empires, in turn order from the reader on. */
export function othersInOrder(view: View, me: Seat | null): readonly EmpireView[] {
  const from = me === null ? 0 : me + 1;
  const count = me === null ? view.empires.length : view.empires.length - 1;
  return Array.from({ length: count }, (_, i) => view.empires[(from + i) % view.empires.length]!);
}
