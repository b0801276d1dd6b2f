import { factionNames, primers } from '@orrery/twilight-imperium/text';
import { type FactionId, type FactionSheet, factionsIn } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { type Choices, onOffer, playableIn } from './choices.ts';
import { FactionDialog } from './faction-dialog.tsx';
import { difficultyText } from './faction-words.tsx';

interface CardProps {
  readonly sheet: FactionSheet;
  readonly isOffered: boolean;
  readonly open: () => void;
  /** Takes it out or offers it again, where the host chooses who is on offer. */
  readonly toggle: (() => void) | undefined;
}

const Card = ({ sheet, isOffered, open, toggle }: CardProps) => {
  const primer = primers[sheet.id];
  const { name } = factionNames[sheet.id];
  return (
    <li className={isOffered ? 'setup-faction-place' : 'setup-faction-place out'}>
      <button
        type="button"
        className={sheet.isComplete ? 'setup-faction-card' : 'setup-faction-card missing'}
        aria-haspopup="dialog"
        onClick={open}
      >
        <b>{name}</b>
        <small className="soft">
          {sheet.isComplete ? primer && difficultyText(primer.difficulty) : t('setup.faction.missingShort')}
        </small>
      </button>
      {toggle && (
        <label className="setup-faction-offer">
          <input type="checkbox" checked={isOffered} onChange={toggle} />
          <span className="hidden-text">{t('setup.faction.offer', { faction: name })}</span>
        </label>
      )}
    </li>
  );
};

interface BrowserProps {
  readonly choices: Choices;
  readonly change: (part: Partial<Choices>) => void;
}

/** All factions with their sheets, and which of them are on offer. */
export const FactionBrowser = ({ choices, change }: BrowserProps) => {
  const { sets, without, factionMode } = choices;
  const [open, setOpen] = useState<FactionSheet>();
  const mayLeaveOut = factionMode !== 'named';
  const toggle = (id: FactionId) =>
    change({ without: without.includes(id) ? without.filter(each => each !== id) : [...without, id] });
  const hard = playableIn(sets).filter(id => primers[id]?.difficulty === 3);
  return (
    <>
      {mayLeaveOut && (
        <div className="setup-offer">
          <p className="small soft">{t('setup.factions.offered', { count: onOffer(choices).length })}</p>
          <button type="button" className="button compact" onClick={() => change({ without: [] })}>
            {t('setup.factions.offerAll')}
          </button>
          <button
            type="button"
            className="button compact"
            onClick={() => change({ without: [...new Set([...without, ...hard])] })}
          >
            {t('setup.factions.withoutHard')}
          </button>
        </div>
      )}
      <ul className="setup-factions">
        {factionsIn(sets).map(sheet => (
          <Card
            key={sheet.id}
            sheet={sheet}
            isOffered={!mayLeaveOut || !without.includes(sheet.id)}
            open={() => setOpen(sheet)}
            toggle={mayLeaveOut && sheet.isComplete ? () => toggle(sheet.id) : undefined}
          />
        ))}
      </ul>
      {open && <FactionDialog sheet={open} sets={sets} close={() => setOpen(undefined)} />}
    </>
  );
};
