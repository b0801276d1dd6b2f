import { useState } from 'react';
import { t } from '../text/index.ts';

interface CopyProps {
  readonly text: string;
  readonly label?: string;
  readonly className?: string;
}

/** Copies a link and says so. */
export const CopyButton = ({ text, label = t('table.copy'), className = 'button compact' }: CopyProps) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className={className} onClick={copy}>
      {isCopied ? t('table.copied') : label}
    </button>
  );
};
