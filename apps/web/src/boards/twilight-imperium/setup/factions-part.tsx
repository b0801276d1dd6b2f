import { mostSlices } from '@orrery/twilight-imperium/maps';
import { factionNames, primers } from '@orrery/twilight-imperium/text';
import { type FactionId, type FactionSheet, factionsIn, type Source } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { Choice, range } from '../../../ui/fields.tsx';
import { PlayerName } from '../../../ui/players.tsx';
import { type Choices, factionModes, factionsNeeded, playableIn } from './choices.ts';
import { difficultyText, FactionDialog } from './faction-dialog.tsx';

const Browser = ({ sets }: { sets: readonly Source[] }) => {
  const [open, setOpen] = useState<FactionSheet>();
  return (
    <>
      <ul className="setup-factions">
        {factionsIn(sets).map(sheet => {
          const primer = primers[sheet.id];
          return (
            <li key={sheet.id}>
              <button
                type="button"
                className={sheet.isComplete ? 'setup-faction-card' : 'setup-faction-card missing'}
                aria-haspopup="dialog"
                onClick={() => setOpen(sheet)}
              >
                <b>{factionNames[sheet.id].name}</b>
                <small className="soft">
                  {sheet.isComplete ? primer && difficultyText(primer.difficulty) : t('setup.faction.missingShort')}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {open && <FactionDialog sheet={open} sets={sets} close={() => setOpen(undefined)} />}
    </>
  );
};

interface BySeatProps {
  readonly choices: Choices;
  readonly seats: readonly string[];
  readonly change: (factions: readonly FactionId[]) => void;
}

/** Another seat's faction may be taken over: the two are swapped. */
const withFaction = (factions: readonly FactionId[], seat: number, id: FactionId): FactionId[] =>
  factions.map((each, i) => (i === seat ? id : each === id ? factions[seat]! : each));

const BySeat = ({ choices, seats, change }: BySeatProps) => (
  <ol className="create-seats">
    {choices.factions.map((faction, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <li key={seat}>
        <PlayerName seat={seat} name={seats[seat] ?? ''} />
        <select
          aria-label={t('setup.faction.of', { seat: seats[seat] ?? '' })}
          value={faction}
          onChange={event => change(withFaction(choices.factions, seat, event.target.value as FactionId))}
        >
          {playableIn(choices.sets).map(id => (
            <option key={id} value={id}>
              {factionNames[id].name}
            </option>
          ))}
        </select>
      </li>
    ))}
  </ol>
);

function shuffled<T>(items: readonly T[]): T[] {
  const keys = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, i) => ({ item, key: keys[i]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Ways to choose that need more factions than can be played yet. */
const NotEnough = ({ choices, seats }: { choices: Choices; seats: number }) => {
  const count = playableIn(choices.sets).length;
  const missing = factionModes.filter(mode => factionsNeeded(mode, seats) > count);
  if (missing.length === 0) return null;
  const ways = missing.map(mode => t(`setup.factions.${mode}`)).join(', ');
  return <p className="small soft">{t('setup.factions.notEnough', { ways, needed: 2 * seats, count })}</p>;
};

interface MiltyProps {
  readonly choices: Choices;
  readonly seats: number;
  readonly change: (part: Partial<Choices>) => void;
}

/** How much there is to draft from; slices keep to the usual bounds. */
const MiltyPart = ({ choices, seats, change }: MiltyProps) => {
  const { milty, sets } = choices;
  const count = playableIn(sets).length;
  const most = mostSlices(sets);
  const { slices = Math.min(seats + 1, most), factions = Math.min(seats + 3, count) } = milty;
  return (
    <div className="form-columns">
      <Choice
        label={t('setup.milty.slices')}
        value={slices}
        options={range(seats, most)}
        change={next => change({ milty: { ...milty, slices: next } })}
      />
      <Choice
        label={t('setup.milty.factions')}
        value={factions}
        options={range(seats, count)}
        change={next => change({ milty: { ...milty, factions: next } })}
      />
    </div>
  );
};

interface FactionsPartProps {
  readonly choices: Choices;
  readonly seats: readonly string[];
  readonly change: (part: Partial<Choices>) => void;
}

/** Who plays which faction, and what the factions are like. */
export const FactionsPart = ({ choices, seats, change }: FactionsPartProps) => (
  <>
    <Choice
      label={t('setup.factions.how')}
      value={choices.factionMode}
      options={factionModes
        .filter(
          mode => factionsNeeded(mode, seats.length) <= playableIn(choices.sets).length || mode === choices.factionMode,
        )
        .map(mode => [mode, t(`setup.factions.${mode}`)] as const)}
      change={factionMode => change({ factionMode })}
    />
    <p className="small soft">{t(`setup.factions.${choices.factionMode}.words`)}</p>
    <NotEnough choices={choices} seats={seats.length} />
    {choices.factionMode === 'milty' && <MiltyPart choices={choices} seats={seats.length} change={change} />}
    {choices.factionMode === 'named' && (
      <>
        <BySeat choices={choices} seats={seats} change={factions => change({ factions })} />
        <button
          type="button"
          className="button compact"
          onClick={() => change({ factions: shuffled(playableIn(choices.sets)).slice(0, seats.length) })}
        >
          {t('setup.factions.shuffle')}
        </button>
      </>
    )}
    <details>
      <summary>{t('setup.factions.browse')}</summary>
      <Browser sets={choices.sets} />
    </details>
  </>
);
