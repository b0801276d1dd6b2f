import { previewMap, writeSlices } from '@orrery/twilight-imperium/maps';
import { factionNames, positionTitle, primers, sliceText, type TableForText } from '@orrery/twilight-imperium/text';
import { type FactionId, factionsIn, type View } from '@orrery/twilight-imperium/view';
import { useMemo, useState } from 'react';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { overBoard } from '../map/keep-in-view.ts';
import { FactionDialog } from '../setup/faction-dialog.tsx';
import { difficultyText } from '../setup/faction-words.tsx';
import { MapPicture } from '../setup/map-preview.tsx';
import '../setup/setup.css';
import { SlicePicture } from './slice-picture.tsx';
import './draft.css';

type Draft = NonNullable<View['draft']>;

interface SliceProps {
  readonly draft: Draft;
  readonly slice: number;
  readonly nameOf: BoardProps<View>['nameOf'];
}

/** A slice with what it is worth: a button while it can be taken, and whose it is afterwards. */
const SliceCard = ({ draft, slice, nameOf }: SliceProps) => {
  const choice = useChoice();
  const tiles = draft.slices[slice]!;
  const owner = draft.drafted.findIndex(each => each.slice === slice);
  const [option] = choice.optionsAt({ slice });
  const face = (
    <>
      <b>{t('draft.slice', { number: slice + 1 })}</b>
      <SlicePicture tiles={tiles} />
      <small className="soft">{sliceText(tiles)}</small>
      {owner >= 0 && <PlayerName seat={owner} name={nameOf(owner)} />}
    </>
  );
  if (!option) return <div className={owner >= 0 ? 'draft-slice taken' : 'draft-slice'}>{face}</div>;
  const isChosen = choice.isChosen(option.key);
  return (
    <button
      type="button"
      className={`draft-slice can-choose${isChosen ? ' is-chosen' : ''}`}
      aria-pressed={isChosen}
      onClick={() => choice.pick(option.key)}
    >
      {face}
    </button>
  );
};

/** What everybody has taken so far, in the order in which they choose. */
const Taken = ({ draft, nameOf }: { draft: Draft; nameOf: SliceProps['nameOf'] }) => (
  <table className="draft-taken">
    <thead>
      <tr>
        <th scope="col">{t('draft.player')}</th>
        <th scope="col">{t('draft.faction')}</th>
        {draft.slices.length > 0 && <th scope="col">{t('draft.sliceColumn')}</th>}
        {draft.slices.length > 0 && <th scope="col">{t('draft.place')}</th>}
      </tr>
    </thead>
    <tbody>
      {draft.order.map(seat => {
        const { faction, slice, position } = draft.drafted[seat]!;
        return (
          <tr key={seat}>
            <th scope="row">
              <PlayerName seat={seat} name={nameOf(seat)} />
            </th>
            <td>{faction ? factionNames[faction].short : '–'}</td>
            {draft.slices.length > 0 && <td>{slice === null ? '–' : slice + 1}</td>}
            {draft.slices.length > 0 && <td>{position === null ? '–' : positionTitle(position)}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** A faction that is or was on offer: its sheet is behind its name, and a button takes or bans it. */
const FactionCard = ({ draft, id, nameOf, read }: { id: FactionId; read: () => void } & Omit<SliceProps, 'slice'>) => {
  const choice = useChoice();
  const [option] = choice.optionsAt({ faction: id });
  const owner = draft.drafted.findIndex(({ faction }) => faction === id);
  const primer = primers[id];
  const { name, short } = factionNames[id];
  const isBanned = draft.banned.includes(id);
  const isChosen = option !== undefined && choice.isChosen(option.key);
  return (
    <li className={owner >= 0 || isBanned ? 'draft-faction gone' : 'draft-faction'}>
      <div>
        <button type="button" className="draft-faction-name" aria-haspopup="dialog" onClick={read}>
          {name}
        </button>
        {owner >= 0 ? (
          <PlayerName seat={owner} name={nameOf(owner)} />
        ) : (
          <small className="soft">{isBanned ? t('draft.isBanned') : primer && difficultyText(primer.difficulty)}</small>
        )}
      </div>
      {option && (
        <button
          type="button"
          className={isChosen ? 'button compact main' : 'button compact'}
          aria-pressed={isChosen}
          aria-label={t('draft.choose', { faction: short })}
          onClick={() => choice.pick(option.key)}
        >
          {t('draft.chooseShort')}
        </button>
      )}
    </li>
  );
};

/** The factions on offer, who has taken which, and their sheets. */
const Factions = ({ draft, nameOf, view }: { view: View } & Omit<SliceProps, 'slice'>) => {
  const { sets } = view.options;
  // Where factions are dealt in secret, each reader sees their own.
  const own = view.seat === null ? undefined : view.dealtFactions?.[view.seat]?.factions;
  const ids = view.dealtFactions ? (own ?? []) : draft.factions;
  const [reading, setReading] = useState<FactionId>();
  const sheet = reading && factionsIn(sets).find(({ id }) => id === reading);
  if (ids.length === 0) return null;
  return (
    <>
      <h3>{t(own ? 'draft.dealt' : 'draft.factions')}</h3>
      <ul className="draft-factions">
        {ids.map(id => (
          <FactionCard key={id} draft={draft} id={id} nameOf={nameOf} read={() => setReading(id)} />
        ))}
      </ul>
      {sheet && <FactionDialog sheet={sheet} sets={sets} close={() => setReading(undefined)} />}
    </>
  );
};

/** The slices as text, for tools outside. */
const CopySlices = ({ slices }: { slices: Draft['slices'] }) => {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button quiet compact"
      onClick={() => void navigator.clipboard.writeText(writeSlices(slices)).then(() => setCopied(true))}
    >
      {t(isCopied ? 'table.copied' : 'draft.copy')}
    </button>
  );
};

/** The map on which the game will be played, where that is known while factions are chosen. */
const KnownMap = ({ view: { options, players } }: { view: View }) => {
  const { map, sets } = options;
  const count = players.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sets of a game do not change
  const preview = useMemo(() => previewMap(map, { players: count, sets }), [map, count]);
  return (
    preview.ok && (
      <>
        <h3>{t('draft.map')}</h3>
        <MapPicture preview={preview.value} />
      </>
    )
  );
};

/** What is drafted before the game: who has taken what, and the slices that are left. */
export const DraftPanel = ({ draft, view, nameOf }: BoardProps<View> & { draft: Draft; table: TableForText }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where not all slices fit
    tabIndex={0}
    className="draft-panel panel"
    aria-label={t('draft.title')}
    {...overBoard}
  >
    <h2>{t('draft.title')}</h2>
    <Taken draft={draft} nameOf={nameOf} />
    {draft.slices.length > 0 && (
      <>
        <div className="draft-heading">
          <h3>{t('draft.slices')}</h3>
          <CopySlices slices={draft.slices} />
        </div>
        <ul className="draft-slices">
          {draft.slices.map((tiles, slice) => (
            <li key={tiles.join()}>
              <SliceCard draft={draft} slice={slice} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      </>
    )}
    <Factions draft={draft} nameOf={nameOf} view={view} />
    {draft.slices.length === 0 && <KnownMap view={view} />}
  </section>
);
