import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { t } from '../text/index.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Something to read or choose over the page. Escape, the cross and a click beside it close it. */
export const Dialog = ({ title, close, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onClose={close}
      onClick={event => {
        if (event.target === ref.current) close();
      }}
    >
      <div className="dialog-inner">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="button quiet compact" aria-label={t('dialog.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
