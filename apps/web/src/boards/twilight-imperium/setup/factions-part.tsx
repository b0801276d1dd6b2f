import { factionNames } from '@orrery/twilight-imperium/text';
import type { FactionId } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { Choice, range } from '../../../ui/fields.tsx';
import { PlayerName } from '../../../ui/players.tsx';
import {
  type Choices,
  type FactionNumbers,
  factionModes,
  factionsNeeded,
  firstFactions,
  onOffer,
  playableIn,
} from './choices.ts';
import { FactionBrowser } from './faction-browser.tsx';
import { MiltyPart } from './milty-part.tsx';

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

/** Ways to choose that need more factions than are on offer. */
const NotEnough = ({ choices }: { choices: Choices }) => {
  const { factionMode: mode, seats, numbers } = choices;
  const count = onOffer(choices).length;
  const needed = factionsNeeded(mode, seats, numbers);
  if (mode !== 'named' && needed > count)
    return <p className="notice danger">{t('setup.factions.tooFew', { needed, count })}</p>;
  const missing = factionModes.filter(each => factionsNeeded(each, seats) > count);
  if (missing.length === 0) return null;
  const ways = missing.map(each => t(`setup.factions.${each}`)).join(', ');
  return <p className="small soft">{t('setup.factions.notEnough', { ways, needed: 2 * seats, count })}</p>;
};

/** How many factions are banned, dealt or named, in the ways to choose that have such a number. */
const Numbers = ({ choices, change }: Pick<FactionsPartProps, 'choices' | 'change'>) => {
  const { factionMode: mode, seats, numbers } = choices;
  const count = onOffer(choices).length;
  const set = (part: Partial<FactionNumbers>) => change({ numbers: { ...numbers, ...part } });
  const most = Math.floor(count / seats);
  if (mode === 'pick-and-ban')
    return (
      <Choice
        label={t('setup.factions.bans')}
        value={numbers.bans}
        options={range(1, Math.max(numbers.bans, Math.min(4, most - 1)))}
        change={bans => set({ bans })}
      />
    );
  if (mode === 'two-of-which-one')
    return (
      <Choice
        label={t('setup.factions.dealt')}
        value={numbers.dealt}
        options={range(2, Math.max(numbers.dealt, Math.min(4, most)))}
        change={dealt => set({ dealt })}
      />
    );
  if (mode === 'random-within')
    return (
      <Choice
        label={t('setup.factions.each')}
        value={numbers.named}
        options={range(seats, Math.max(numbers.named, count))}
        change={named => set({ named })}
      />
    );
  return null;
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
        .filter(mode => factionsNeeded(mode, seats.length) <= onOffer(choices).length || mode === choices.factionMode)
        .map(mode => [mode, t(`setup.factions.${mode}`)] as const)}
      change={factionMode => change({ factionMode })}
    />
    <p className="small soft">{t(`setup.factions.${choices.factionMode}.words`)}</p>
    <Numbers choices={choices} change={change} />
    <NotEnough choices={choices} />
    {choices.factionMode === 'milty' && <MiltyPart choices={choices} change={change} />}
    {choices.factionMode === 'named' && (
      <>
        <BySeat choices={choices} seats={seats} change={factions => change({ factions })} />
        <button
          type="button"
          className="button compact"
          onClick={() =>
            change({ factions: firstFactions(shuffled(playableIn(choices.sets)), seats.length, choices.sets) })
          }
        >
          {t('setup.factions.shuffle')}
        </button>
      </>
    )}
    <details>
      <summary>{t(choices.factionMode === 'named' ? 'setup.factions.browse' : 'setup.factions.browseOffer')}</summary>
      <FactionBrowser choices={choices} change={change} />
    </details>
  </>
);
