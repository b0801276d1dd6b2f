import type { Ask } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Feed } from '../feed/feed.ts';
import { refusalText } from '../text/index.ts';
import {
  answerOf,
  type Choice,
  type Draft,
  firstDraft,
  isComplete,
  isSingle,
  oneMore,
  pointsAt,
  toggled,
} from './choice.ts';

export interface Asking extends Choice {
  /** Why the last answer was not taken. */
  readonly problem: string;
  /** An answer is on its way. */
  readonly isSending: boolean;
  pass(): void;
}

/** The question at hand and what has been picked for it. */
export function useAsking(feed: Feed, ask: Ask | undefined): Asking {
  const [draft, setDraft] = useState<Draft | undefined>(ask && firstDraft(ask));
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const id = ask?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is new when its id is
  useEffect(() => {
    setDraft(ask && firstDraft(ask));
    setProblem('');
    setSending(false);
  }, [id]);

  const send = useCallback(
    async (answer: Draft) => {
      if (!id) return;
      setSending(true);
      const reply = await feed.send({ do: 'answer', ask: id, value: answerOf(answer) });
      setSending(false);
      setProblem(reply.ok ? '' : refusalText(reply.code, reply.message));
    },
    [feed, id],
  );

  return useMemo(() => {
    const keys = draft && 'keys' in draft ? draft.keys : [];
    const options = ask ? ('options' in ask ? ask.options : 'lines' in ask ? ask.lines : []) : [];
    return {
      ask,
      draft,
      problem,
      isSending,
      optionsAt: target => options.filter(option => pointsAt(option, target)),
      isChosen: key => keys.includes(key),
      pick(key) {
        if (ask?.form === 'pick') {
          const next: Draft = { form: 'pick', keys: toggled(ask, keys, key) };
          setDraft(next);
          if (isSingle(ask) && isComplete(ask, next) && next.keys.length === 1) void send(next);
        } else if (ask?.form === 'allocate' && draft?.form === 'allocate') {
          setDraft({ form: 'allocate', amounts: oneMore(ask, draft.amounts, key) });
        }
      },
      change: setDraft,
      confirm() {
        if (ask && draft && isComplete(ask, draft)) void send(draft);
      },
      pass: () => void send({ form: 'pick', keys: [] }),
    };
  }, [ask, draft, problem, isSending, send]);
}
