import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import { PlayerName } from '../ui/players.tsx';
import { Line } from './log-line.tsx';
import './digest.css';
import type { Digest, Group } from './use-digest.ts';

/** How many actions of each player are shown at first. */
const FIRST = 4;

/** Removes the player's name from a line that is shown under that name. */
function withoutName(line: LogWords, name: string): LogWords {
  const [first, ...rest] = line.parts;
  if (!first?.text.startsWith(`${name} `)) return line;
  const said = first.text.slice(name.length + 1);
  return { ...line, parts: [{ ...first, text: said.charAt(0).toUpperCase() + said.slice(1) }, ...rest] };
}

const Deeds = ({ group: { seat, lines }, nameOf }: { group: Group; nameOf: (seat: Seat) => string }) => {
  const [isWhole, setWhole] = useState(false);
  const told = isWhole || lines.length <= FIRST + 1 ? lines : lines.slice(-FIRST);
  return (
    <li>
      <h3>{seat === null ? t('digest.table') : <PlayerName seat={seat} name={nameOf(seat)} />}</h3>
      {told.length < lines.length && (
        <button type="button" className="link small" onClick={() => setWhole(true)}>
          {t('digest.more', { count: lines.length - told.length })}
        </button>
      )}
      <ul>
        {told.map(line => (
          <li key={`${line.event} ${line.text}`} className={line.heading === 'rules' ? 'digest-rules' : ''}>
            <Line line={seat === null ? line : withoutName(line, nameOf(seat))} />
          </li>
        ))}
      </ul>
    </li>
  );
};

interface DigestProps {
  readonly digest: Digest;
  readonly nameOf: (seat: Seat) => string;
  /** Replays what happened. */
  readonly showMe: () => void;
}

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

/** The digest: what happened while the player was away, by player. */
export const DigestPanel = ({ digest, nameOf, showMe }: DigestProps) => {
  const [isOpen, setOpen] = useState(!isNarrow());
  return (
    <section className="digest" aria-label={t('digest.title')}>
      <header>
        <h2>
          <button type="button" className="digest-title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('digest.title')} <span className="digest-count">{digest.lines.length}</span>
          </button>
        </h2>
        <button type="button" className="button compact" onClick={showMe}>
          <Icon name="play" /> {t('digest.show')}
        </button>
        <button
          type="button"
          className="button quiet compact"
          aria-label={t('digest.dismiss')}
          onClick={digest.dismiss}
        >
          <Icon name="close" />
        </button>
      </header>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <ul className="digest-groups" tabIndex={0}>
          {digest.groups.map(group => (
            <Deeds key={group.seat} group={group} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </section>
  );
};
