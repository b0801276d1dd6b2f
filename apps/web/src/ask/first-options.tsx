import type { Ask, Option } from '@orrery/kernel';
import { useId } from 'react';
import type { OptionWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import { offersOf } from './choice.ts';
import './first-options.css';
import { OptionButton } from './option-button.tsx';
import type { Asking } from './use-asking.ts';

interface FirstOptionsProps {
  readonly asking: Asking;
  /** The window that is open before the question. */
  readonly first: Ask;
  readonly wordsOf: (option: Option) => OptionWords;
}

/** What can be used before the question is answered; the question stays. Any answer to it passes the window. */
export const FirstOptions = ({ asking, first, wordsOf }: FirstOptionsProps) => {
  const id = useId();
  return (
    <section className="ask-first" aria-labelledby={id}>
      <p id={id} className="small soft">
        {t('ask.first')}
      </p>
      <ul className="ask-options">
        {offersOf(first).map(option => (
          <li key={option.key}>
            <OptionButton
              words={wordsOf(option)}
              isChosen={false}
              isDisabled={asking.isSending}
              choose={() => asking.playFirst(option.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
