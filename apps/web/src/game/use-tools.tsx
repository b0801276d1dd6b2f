import type { Target } from '@orrery/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import type { Board, BoardProps, BoardTool } from '../boards/board.ts';
import type { OpenTool } from '../boards/tools.ts';
import { useShortcuts } from '../ui/shortcuts.ts';

interface Opened {
  readonly tool: BoardTool<never>;
  readonly at?: Target;
}

/** The tools of a board: a key and an entry of the menu each; one at a time is open over the page. */
export function useTools(
  board: Board<never>,
  props: BoardProps<never>,
): { tools: readonly BoardTool<never>[]; open: OpenTool; opened: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const { tools = [] } = board;
  const open = useCallback<OpenTool>(
    (id, at) => {
      const tool = board.tools?.find(each => each.id === id);
      if (tool) setOpened(at ? { tool, at } : { tool });
    },
    [board],
  );
  useShortcuts(({ key }) => {
    const tool = tools.find(each => each.key === key);
    if (tool) setOpened({ tool });
  });
  const close = () => setOpened(undefined);
  return {
    tools,
    open,
    opened: opened && <opened.tool.Window {...props} {...(opened.at && { at: opened.at })} close={close} />,
  };
}
