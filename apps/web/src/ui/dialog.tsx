import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../text/index.ts';
import './dialog.css';

interface DialogProps {
  readonly title: ReactNode;
  /** Read aloud instead of a title that is more than text. */
  readonly label: string;
  /** `card` for a few lines, `sheet` over the rail, `wide` for a screenful, `full` for all of it. */
  readonly kind?: 'card' | 'sheet' | 'wide' | 'full';
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Something to read or choose over the page. Escape, its button and a click beside it close it. */
export const Dialog = ({ title, label, kind = 'card', close, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close(); // which gives the focus back to what opened it
  }, []);
  return createPortal(
    <dialog
      ref={ref}
      className={`dialog ${kind}`}
      aria-label={label}
      // React's strict mode closes and reopens it at once; the close event comes after that.
      onClose={() => {
        if (ref.current && !ref.current.open) close();
      }}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => {
        if (event.target === ref.current) close();
      }}
    >
      <div className="dialog-inner">
        <header className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="button quiet compact" onClick={close}>
            {t('dialog.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
};
