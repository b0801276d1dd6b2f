import type { View } from '@orrery/twilight-imperium/view';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BoardProps } from '../../board.ts';
import { chooseOverlay, useChosenOverlay } from './chosen.ts';
import { type OverlayKind, overlayKinds } from './kinds.ts';
import './overlays.css';

/** All overlays to choose from, by a click or by their number. */
export const OverlayChooser = ({ close }: BoardProps<View> & { readonly close: () => void }) => {
  const chosen = useChosenOverlay();
  const choose = (kind: OverlayKind | undefined) => {
    chooseOverlay(kind);
    close();
  };
  const latest = useRef(choose);
  latest.current = choose;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const kind = overlayKinds[Number(event.key) - 1];
      if (!kind && event.key !== '0') return;
      event.stopPropagation(); // once the dialog is closed, the key would pick an option of the question
      latest.current(kind);
    };
    window.addEventListener('keydown', hear, { capture: true }); // wherever in the dialog the focus is
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
  return (
    <Dialog title={t('ti.overlays')} label={t('ti.overlays')} close={close}>
      <div className="ti-overlay-list">
        {overlayKinds.map((kind, i) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-pressed={kind === chosen}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => choose(kind)}
          >
            <b aria-hidden="true">{i + 1}</b>
            <span>
              <strong>{t(`ti.overlay.${kind}`)}</strong>
              <small>{t(`ti.overlay.${kind}.about`)}</small>
            </span>
          </button>
        ))}
        <button type="button" className="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
          <b aria-hidden="true">0</b>
          <span>
            <strong>{t('ti.overlay.none')}</strong>
          </span>
        </button>
      </div>
    </Dialog>
  );
};
