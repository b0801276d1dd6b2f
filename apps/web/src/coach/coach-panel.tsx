import type { AnswerValue, Ask, Option } from '@orrery/kernel';
import type { Picture } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { draftOf, isSingle } from '../ask/choice.ts';
import type { Asking } from '../ask/use-asking.ts';
import { coach } from '../solo/coach.ts';
import type { AskWords, OptionWords } from '../text/game-words.ts';
import { names, t } from '../text/index.ts';
import './coach.css';
import { coachText } from './index.ts';

const KEY = 'orrery-coach';

/** Whether the coach is wanted in this browser; nothing if nobody has said. */
const stored = (): boolean | undefined => {
  const said = localStorage.getItem(KEY);
  return said === null ? undefined : said === 'on';
};

/** The switch of the coach, which is remembered. */
export function useCoachSwitch(usual: boolean): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(stored);
  return {
    isOn: isOn ?? usual,
    turn: next => {
      localStorage.setItem(KEY, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

interface CoachProps {
  readonly game: string;
  readonly picture: Picture;
  readonly ask: Ask;
  readonly asking: Asking;
  readonly words: AskWords;
  readonly wordsOf: (option: Option) => OptionWords;
}

/** An answer of the bot in words. */
function answerWords(
  { ask, words, wordsOf }: Pick<CoachProps, 'ask' | 'words' | 'wordsOf'>,
  answer: AnswerValue,
): string {
  if (typeof answer === 'number') return String(answer);
  const options = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const labelOf = (key: string) => {
    const option = options.find(each => each.key === key);
    return option ? wordsOf(option).label : key;
  };
  const labels = Array.isArray(answer)
    ? (answer as readonly string[]).map(labelOf)
    : Object.entries(answer).map(([key, count]) => `${count} × ${labelOf(key)}`);
  return labels.length > 0 ? names(labels) : (words.pass ?? t('coach.nothing'));
}

/** Says what a question is about, what usually matters, and what the normal bot would do and why. */
export const CoachPanel = (props: CoachProps) => {
  const { game, picture, ask, asking } = props;
  const [found, setFound] = useState<{ readonly ask: string; readonly answer: AnswerValue | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the one that the question came with
  useEffect(() => {
    let isCurrent = true;
    void coach.ask(game, picture.view, ask).then(answer => isCurrent && setFound({ ask: ask.id, answer }));
    return () => {
      isCurrent = false;
    };
  }, [game, ask.id]);
  const isAtOnce = isSingle(ask) && !asking.isHeld;
  const text = coachText(game, ask.kind);
  const answer = found?.ask === ask.id ? found.answer : undefined;
  return (
    <details className="coach" open>
      <summary>{t('coach.title')}</summary>
      <p>{text?.about ?? t('coach.aboutOther')}</p>
      <p>{text?.matters ?? t('coach.mattersOther')}</p>
      <div className="coach-bot" aria-live="polite">
        <p>
          {answer === undefined ? t('coach.thinking') : t('coach.would', { what: answerWords(props, answer) })}{' '}
          {answer !== undefined && (text?.bot ?? t('coach.botOther'))}
        </p>
        {answer !== undefined && asking.ask?.id === ask.id && (
          <button
            type="button"
            className="button quiet compact"
            disabled={asking.isSending}
            onClick={() => (isAtOnce ? asking.answer(draftOf(ask, answer)) : asking.change(draftOf(ask, answer)))}
          >
            {t(isAtOnce ? 'coach.do' : 'coach.pick')}
          </button>
        )}
      </div>
    </details>
  );
};
