import type { ComponentType } from 'react';
import type { Board, OptionsPanelProps, OptionsSummaryProps } from './board.ts';

type AnyBoard = Board<never>;

/** Each game's board is loaded when somebody sits down at it. */
const boards: Readonly<Record<string, () => Promise<{ readonly board: unknown }>>> = {
  'eminent-domain': () => import('./eminent-domain/index.tsx'),
  'twilight-imperium': () => import('./twilight-imperium/index.tsx'),
};

/** The board of a game. Its view and its events come from the same game, whatever the types can say about it. */
export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  const found = await boards[game]?.();
  return found?.board as AnyBoard | undefined;
}

type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

const optionsPanels: Readonly<Record<string, Load<'OptionsPanel', OptionsPanelProps>>> = {
  'twilight-imperium': () => import('./twilight-imperium/setup/options-panel.tsx'),
};

/** What a game has to choose from before a table is made, where it is more than switches. */
export const optionsPanelOf = (game: string): Load<'OptionsPanel', OptionsPanelProps> | undefined =>
  optionsPanels[game];

const optionsSummaries: Readonly<Record<string, Load<'OptionsSummary', OptionsSummaryProps>>> = {
  'twilight-imperium': () => import('./twilight-imperium/setup/options-summary.tsx'),
};

/** What was chosen, for whoever is invited. */
export const optionsSummaryOf = (game: string): Load<'OptionsSummary', OptionsSummaryProps> | undefined =>
  optionsSummaries[game];
