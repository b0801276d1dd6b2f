import { useState } from 'react';
import type { GameOffer } from '../feed/api.ts';
import { t } from '../text/index.ts';
import { templateLink, type Wish } from './wish.ts';

/** Copies a link to the page for new tables, filled in with these settings. */
export const TemplateButton = ({ game, wish }: { game: GameOffer; wish: Wish }) => {
  const [isCopied, setCopied] = useState(false);
  const link = templateLink(window.location.origin, game, wish);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <button type="button" className="button quiet" onClick={copy}>
      {t(isCopied ? 'create.templateCopied' : 'create.template')}
    </button>
  );
};
