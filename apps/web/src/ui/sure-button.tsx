import { useState } from 'react';

interface SureProps {
  readonly text: string;
  /** What it says after the first click; the second one does it. */
  readonly sure: string;
  readonly className: string;
  readonly onClick: () => void;
}

/** A button for what cannot be taken back. */
export const SureButton = ({ text, sure, className, onClick }: SureProps) => {
  const [isSure, setSure] = useState(false);
  return (
    <button type="button" className={className} onClick={() => (isSure ? onClick() : setSure(true))}>
      {isSure ? sure : text}
    </button>
  );
};
