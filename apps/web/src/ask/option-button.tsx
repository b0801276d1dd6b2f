import type { OptionWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import './option-button.css';

interface OptionButtonProps {
  readonly words: Pick<OptionWords, 'label' | 'note'>;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** A guide or the coach points at it. */
  readonly isAdvised?: boolean;
  /** The key that chooses it, where there is one. */
  readonly shortcut?: string | undefined;
  readonly choose: () => void;
}

/** One thing that may be answered, with what is worth knowing about it. */
export const OptionButton = ({
  words: { label, note },
  isChosen,
  isDisabled = false,
  isAdvised = false,
  shortcut,
  choose,
}: OptionButtonProps) => (
  <button
    type="button"
    className={isAdvised ? 'ask-option is-advised' : 'ask-option'}
    aria-pressed={isChosen}
    disabled={isDisabled}
    onClick={choose}
  >
    {shortcut && <kbd>{shortcut}</kbd>}
    <span>
      {label}
      {isAdvised && <span className="hidden-text"> ({t('guide.here')})</span>}
      {note && <span className="ask-note">{note}</span>}
    </span>
  </button>
);
