import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';
import { PlayerName } from '../ui/players.tsx';
import { Line } from './log-line.tsx';
import './digest.css';
import { type Digest, type Group, groupsOf } from './use-digest.ts';
import type { Filtered, FilterName } from './use-filters.ts';

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

interface FilterProps {
  readonly filters: Filtered;
  readonly chosen: FilterName;
  readonly choose: (name: FilterName) => void;
}

/** Which of the news are shown, each with how many there are. */
const Filters = ({ filters, chosen, choose }: FilterProps) => (
  <fieldset className="digest-filters">
    <legend className="hidden-text">{t('digest.filter')}</legend>
    {filters.map(({ name, lines }) => (
      <button
        key={name}
        type="button"
        className="chip"
        aria-pressed={name === chosen}
        disabled={lines === undefined}
        onClick={() => choose(name)}
      >
        {t(`digest.filter.${name}`)} <span className="digest-count">{lines?.length ?? '…'}</span>
      </button>
    ))}
  </fieldset>
);

interface DigestProps {
  readonly digest: Digest;
  readonly filters: Filtered;
  readonly nameOf: (seat: Seat) => string;
  /** Replays what happened. */
  readonly showMe: () => void;
}

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

/** The digest: what happened while the player was away, by player. */
export const DigestPanel = ({ digest, filters, nameOf, showMe }: DigestProps) => {
  const [chosen, choose] = useState<FilterName>('all');
  const [isOpen, setOpen] = useState(!isNarrow());
  const groups = groupsOf(filters.find(({ name }) => name === chosen)?.lines ?? digest.lines);
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
        <>
          {filters.length > 1 && <Filters filters={filters} chosen={chosen} choose={choose} />}
          {groups.length === 0 && <p className="small soft digest-none">{t('digest.filter.none')}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <ul className="digest-groups" tabIndex={0}>
            {groups.map(group => (
              <Deeds key={`${chosen} ${group.seat}`} group={group} nameOf={nameOf} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
