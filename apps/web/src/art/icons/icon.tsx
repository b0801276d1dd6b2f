import { drawings, type IconName } from './paths.ts';

interface IconProps {
  readonly name: IconName;
  /** Said aloud where the icon stands for a word; otherwise it is only seen. */
  readonly label?: string;
}

/** One of our signs, as large as the text around it and of the same colour. */
export const Icon = ({ name, label }: IconProps) => {
  const { line, fill }: { line?: string; fill?: string } = drawings[name];
  const said =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg className="icon" viewBox="0 0 24 24" width="1em" height="1em" {...said}>
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
};
