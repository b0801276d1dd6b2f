import type { Target } from '@orrery/kernel';
import { createContext, useContext } from 'react';

/** Opens a tool of the board by its name, about something on the table or about nothing. */
export type OpenTool = (id: string, at?: Target) => void;

export const ToolContext = createContext<OpenTool>(() => {});

export const useOpenTool = (): OpenTool => useContext(ToolContext);
