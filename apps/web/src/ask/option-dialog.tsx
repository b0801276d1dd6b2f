import type { Option } from '@orrery/kernel';
import type { OptionWords } from '../text/game-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useChoice } from './choice.ts';
import { OptionButton } from './option-button.tsx';

interface OptionDialogProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly wordsOf: (option: Option) => Pick<OptionWords, 'label' | 'note'>;
  readonly close: () => void;
}

/** Which of several options is meant, where one click on the board could mean any of them. */
export const OptionDialog = ({ title, options, wordsOf, close }: OptionDialogProps) => {
  const choice = useChoice();
  return (
    <Dialog title={title} label={title} close={close}>
      <ul className="ask-options">
        {options.map(option => (
          <li key={option.key}>
            <OptionButton
              words={wordsOf(option)}
              isChosen={choice.isChosen(option.key)}
              isAdvised={choice.isAdvised(option.key)}
              choose={() => {
                close();
                choice.pick(option.key);
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
