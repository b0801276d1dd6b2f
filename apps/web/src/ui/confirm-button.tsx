import { useState } from 'react';

interface ConfirmProps {
  readonly text: string;
  /** Shown after the first click; the second click runs the action. */
  readonly confirmText: string;
  readonly className: string;
  readonly onClick: () => void;
}

/** A button that needs a second click, for actions that cannot be undone. */
export const ConfirmButton = ({ text, confirmText, className, onClick }: ConfirmProps) => {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <button type="button" className={className} onClick={() => (isConfirming ? onClick() : setConfirming(true))}>
      {isConfirming ? confirmText : text}
    </button>
  );
};
