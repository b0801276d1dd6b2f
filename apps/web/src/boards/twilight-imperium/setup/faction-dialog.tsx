import { factionNames } from '@orrery/twilight-imperium/text';
import type { FactionSheet, Source } from '@orrery/twilight-imperium/view';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactionWords } from './faction-words.tsx';

interface FactionDialogProps {
  readonly sheet: FactionSheet;
  readonly sets: readonly Source[];
  readonly close: () => void;
}

/** A faction over the page. */
export const FactionDialog = ({ sheet, sets, close }: FactionDialogProps) => {
  const { name } = factionNames[sheet.id];
  return (
    <Dialog kind="wide" title={name} label={name} close={close}>
      <FactionWords sheet={sheet} sets={sets} />
    </Dialog>
  );
};
