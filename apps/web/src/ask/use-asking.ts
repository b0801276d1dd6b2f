import type { AnswerValue, Ask, Reason } from '@orrery/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Feed, hasShown } from '../feed/feed.ts';
import { refusalText } from '../text/index.ts';
import {
  answerOf,
  type Cannot,
  type Choice,
  type Draft,
  draftOf,
  firstDraft,
  isComplete,
  isSingle,
  offersOf,
  oneMore,
  pointsAt,
  toggled,
} from './choice.ts';

export interface Asking extends Choice {
  /** Why the last answer was refused, and the rule. */
  readonly problem: { readonly text: string; readonly rule?: string } | undefined;
  /** An answer is on its way, or the table does not show yet what it led to. Nothing more can be chosen. */
  readonly isSending: boolean;
  /** A click only picks an option and does not send it, because more must be chosen first. */
  readonly isHeld: boolean;
  pass(): void;
  /** Sends an answer as it is, whatever was picked so far. */
  answer(draft: Draft): void;
  /** Uses an option of the window before the question. */
  playFirst(key: string): void;
}

/** The question at hand and what has been picked for it. */
export function useAsking(
  feed: Feed,
  ask: Ask | undefined,
  cannot: readonly Cannot[],
  wordsOf: (reason: Reason) => string,
  decided?: AnswerValue,
  isHeld = false,
  advised?: ReadonlySet<string>,
  first?: Ask,
): Asking {
  const begun = (): Draft | undefined => ask && (decided === undefined ? firstDraft(ask) : draftOf(ask, decided));
  const [draft, setDraft] = useState<Draft | undefined>(begun);
  const [problem, setProblem] = useState<Asking['problem']>();
  const reasonWords = useRef(wordsOf);
  reasonWords.current = wordsOf;
  const [isSending, setSending] = useState(false);
  const id = ask?.id;
  const current = useRef(id);
  current.current = id;
  const [about, setAbout] = useState(id);

  // Reset the draft when the question's id changes, so that no question is shown with an old draft.
  if (about !== id) {
    setAbout(id);
    setDraft(begun());
    setProblem(undefined);
    setSending(false);
  }

  const send = useCallback(
    async (answer: Draft, to = id) => {
      if (!to) return;
      setSending(true);
      const reply = await feed.send({ do: 'answer', ask: to, value: answerOf(answer) });
      if (reply.ok) await hasShown(feed, reply.n);
      if (current.current !== id) return; // the next question has begun, with a draft of its own
      setSending(false);
      if (reply.ok) setProblem(undefined);
      else if (reply.reason) setProblem({ text: reasonWords.current(reply.reason), rule: reply.reason.rule });
      else setProblem({ text: refusalText(reply.code, reply.message) });
    },
    [feed, id],
  );

  const isAdvised = useCallback((key: string) => advised?.has(key) ?? false, [advised]);

  return useMemo(() => {
    const keys = draft && 'keys' in draft ? draft.keys : [];
    const own = offersOf(ask);
    const isOwn = (key: string) => own.some(option => option.key === key);
    const options = [...own, ...offersOf(first).filter(({ key }) => !isOwn(key))];
    const playFirst = (key: string) => void send({ form: 'pick', keys: [key] }, first?.id);
    return {
      ask,
      first,
      draft,
      problem,
      isSending,
      isHeld,
      cannot,
      cannotAt: target =>
        options.some(option => pointsAt(option, target)) ? [] : cannot.filter(({ option }) => pointsAt(option, target)),
      optionsAt: target => options.filter(option => pointsAt(option, target)),
      isChosen: key => keys.includes(key),
      isAdvised,
      pick(key) {
        if (isSending) return;
        if (first && !isOwn(key)) playFirst(key);
        else if (ask?.form === 'pick') {
          const next: Draft = { form: 'pick', keys: toggled(ask, keys, key) };
          setDraft(next);
          if (!isHeld && isSingle(ask) && isComplete(ask, next) && next.keys.length === 1) void send(next);
        } else if (ask?.form === 'allocate' && draft?.form === 'allocate') {
          setDraft({ form: 'allocate', amounts: oneMore(ask, draft.amounts, key) });
        }
      },
      change: setDraft,
      confirm() {
        if (ask && draft && !isSending && isComplete(ask, draft)) void send(draft);
      },
      pass: () => void send(ask?.form === 'allocate' ? { form: 'allocate', amounts: {} } : { form: 'pick', keys: [] }),
      answer: next => void send(next),
      playFirst,
    };
  }, [ask, first, isAdvised, cannot, draft, problem, isSending, isHeld, send]);
}
