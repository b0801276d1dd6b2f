import type { Option, Target } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { type Choice, ChoiceContext, noChoice } from '../ask/choice.ts';

const optionAt = (at: Target): Option => ({ key: 'this', at });

/** What a question can make of a piece. */
const choices: Readonly<Record<string, Choice>> = {
  'nothing is asked': noChoice,
  'may be chosen': { ...noChoice, optionsAt: at => [optionAt(at)] },
  chosen: { ...noChoice, optionsAt: at => [optionAt(at)], isChosen: () => true },
  barred: {
    ...noChoice,
    cannotAt: at => [{ option: optionAt(at), label: 'This', why: 'A rule says no.', rule: 'LRR 1.2' }],
  },
};

/** Something in every state that a question can bring it into. */
export const InEachState = ({ children }: { children: ReactNode }) =>
  Object.entries(choices).map(([name, choice]) => (
    <figure key={name} className="gallery-figure">
      <ChoiceContext value={choice}>{children}</ChoiceContext>
      <figcaption>{name}</figcaption>
    </figure>
  ));

/** Something by its name. */
export const Shown = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className="gallery-figure">
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

export const Room = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="gallery-room" id={title.toLowerCase().replaceAll(' ', '-')}>
    <h2>{title}</h2>
    <div className="gallery-wall">{children}</div>
  </section>
);
