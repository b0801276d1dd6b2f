import type { Ask, Option } from '@orrery/kernel';
import { useId, useState } from 'react';
import type { OptionWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import { advisedFirst } from './choice.ts';
import { OptionButton } from './option-button.tsx';
import './pick-list.css';
import type { Asking } from './use-asking.ts';

export const KEYS = '123456789abcdefhijkmnqrstvwxyz'; // u undoes; g, l, o and p open what a board has to look at

/** Longer lists can be searched; on a small screen they are collapsed if the board shows the same options. */
const LONG = 7;

interface PickListProps {
  readonly ask: Extract<Ask, { form: 'pick' }>;
  readonly asking: Asking;
  readonly wordsOf: (option: Option) => OptionWords;
  readonly isOnBoard: (option: Option) => boolean;
}

const has = ({ label, note = '' }: OptionWords, wanted: string): boolean =>
  `${label} ${note}`.toLowerCase().includes(wanted.trim().toLowerCase());

/** What may be answered, one below the other. */
export const PickList = ({ ask, asking, wordsOf, isOnBoard }: PickListProps) => {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options } = ask;
  const isLong = options.length > LONG;
  const mayWait = isLong && options.every(isOnBoard);
  const shown = advisedFirst(options, asking)
    .map(option => ({ option, words: wordsOf(option) }))
    .filter(({ words }) => has(words, wanted));
  return (
    <div className={['ask-list', mayWait ? 'may-wait' : '', isOpen ? 'open' : ''].filter(Boolean).join(' ')}>
      {mayWait && (
        <button type="button" className="button ask-list-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('ask.listClose') : t('ask.listOpen', { count: options.length })}
        </button>
      )}
      {isLong && (
        <label className="ask-find" htmlFor={id}>
          <span className="hidden-text">{t('ask.find')}</span>
          <input
            id={id}
            type="search"
            value={wanted}
            placeholder={t('ask.find')}
            autoComplete="off"
            onChange={event => setWanted(event.target.value)}
          />
        </label>
      )}
      {isLong && shown.length === 0 && <p className="small soft">{t('ask.noneFound')}</p>}
      <ul className="ask-options">
        {shown.map(({ option, words }) => (
          <li key={option.key}>
            <OptionButton
              words={words}
              isChosen={asking.isChosen(option.key)}
              isDisabled={asking.isSending}
              isAdvised={asking.isAdvised(option.key)}
              shortcut={KEYS[options.indexOf(option)]}
              choose={() => asking.pick(option.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
