import { Icon } from '../art/icons/icon.tsx';
import { useShowPiece } from '../highlight/highlight.ts';
import type { LogWords } from '../text/game-words.ts';

/** A line of the log. Pieces that it names can be highlighted on the board. */
export const Line = ({ line }: { line: LogWords }) => {
  const point = useShowPiece();
  const parts = line.parts.map(({ text, at }, index) =>
    at ? (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
        key={index}
        type="button"
        className="link"
        onClick={event => {
          event.stopPropagation(); // a click on the line itself opens the history
          point(at);
        }}
      >
        {text}
      </button>
    ) : (
      text
    ),
  );
  return (
    <>
      {line.heading === 'rules' && (
        <>
          <Icon name="rules" />{' '}
        </>
      )}
      {parts}
    </>
  );
};
