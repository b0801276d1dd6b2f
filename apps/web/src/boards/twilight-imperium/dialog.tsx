import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../text/index.ts';
import './dialog.css';

interface DialogProps {
  readonly title: ReactNode;
  readonly label: string;
  /** `card` for a few lines, `sheet` over the rail, `wide` for a screenful. */
  readonly kind: 'card' | 'sheet' | 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read over the table; Escape and a click beside it put it away. */
export const TiDialog = ({ title, label, kind, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`ti-dialog ${kind}`}
      aria-label={label}
      onClose={onClose}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="ti-dialog-inner">
        <header>
          <h2>{title}</h2>
          <button type="button" className="button quiet compact" onClick={onClose}>
            {t('ti.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
};
