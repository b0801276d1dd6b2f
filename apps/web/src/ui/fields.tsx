import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly change: (value: T) => void;
}

/** One of several, in a list that opens. */
export function Choice<T extends string | number>({ label, value, options, change }: ChoiceProps<T>) {
  const byText = new Map(options.map(([each]) => [String(each), each]));
  return (
    <label className="field">
      <span>{label}</span>
      <select value={String(value)} onChange={event => change(byText.get(event.target.value)!)}>
        {options.map(([each, text]) => (
          <option key={String(each)} value={String(each)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of a few, all in sight. */
export function Segments<T extends string | number>({ label, value, options, change }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="small soft">{label}</legend>
      {options.map(([each, text]) => (
        <label key={String(each)} className={each === value ? 'segment chosen' : 'segment'}>
          <input type="radio" name={name} checked={each === value} onChange={() => change(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  /** What it means, a sentence a line. */
  readonly words?: readonly string[] | undefined;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly change: (isOn: boolean) => void;
}

export const Tick = ({ label, words, isOn, isFixed = false, change }: TickProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} disabled={isFixed} onChange={event => change(event.target.checked)} />
    <span>
      {label}
      {words?.map(line => (
        <small key={line} className="soft words">
          {line}
        </small>
      ))}
    </span>
  </label>
);

/** A part of a long form, with its heading. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel form-part">
    <h2>{title}</h2>
    {children}
  </section>
);

/** Whole numbers with themselves as text. */
export const range = (from: number, to: number): (readonly [number, string])[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => [from + i, String(from + i)] as const);
