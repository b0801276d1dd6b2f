import { type ReactNode, useState } from 'react';
import type { Board, BoardTool } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import './keys-dialog.css';

interface KeysProps {
  readonly tools: readonly BoardTool<never>[];
  readonly boardKeys: Board<never>['keys'];
  readonly close: () => void;
}

const KeysDialog = ({ tools, boardKeys = [], close }: KeysProps) => {
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [['1–9', 'a–z'], t('keys.pick')],
    [['Enter'], t('keys.confirm')],
    [['Esc'], t('keys.close')],
    [['U'], t('keys.undo')],
    [['!'], t('keys.why')],
    ...tools.map(({ key, label }) => [[key.toUpperCase()], label] as const),
    ...boardKeys,
    [['←', '→', t('keys.space')], t('keys.history')],
    [['?'], t('keys.help')],
  ];
  return (
    <Dialog title={t('keys.title')} label={t('keys.title')} close={close}>
      <dl className="keys">
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

/** The list of keys, opened by `?` or from the menu. */
export function useKeysDialog(
  tools: readonly BoardTool<never>[],
  boardKeys: Board<never>['keys'],
): { show: () => void; opened: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(({ key }) => {
    if (key === '?') setOpen(true);
  });
  return {
    show: () => setOpen(true),
    opened: isOpen && <KeysDialog tools={tools} boardKeys={boardKeys} close={() => setOpen(false)} />,
  };
}
