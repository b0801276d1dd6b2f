import { factionNames, positionTitle, sliceText, type TableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { overBoard } from '../map/keep-in-view.ts';
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

/** What is drafted before the game: who has taken what, and the slices that are left. */
export const DraftPanel = ({ draft, nameOf }: BoardProps<View> & { draft: Draft; table: TableForText }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where not all slices fit
    tabIndex={0}
    className={draft.slices.length > 0 ? 'draft-panel panel' : 'ti-stage panel'}
    aria-label={t('draft.title')}
    {...overBoard}
  >
    <h2>{t('draft.title')}</h2>
    <Taken draft={draft} nameOf={nameOf} />
    {draft.banned.length > 0 && (
      <p className="small soft">
        {t('draft.banned', { factions: draft.banned.map(id => factionNames[id].short).join(', ') })}
      </p>
    )}
    {draft.slices.length > 0 && (
      <ul className="draft-slices">
        {draft.slices.map((tiles, slice) => (
          <li key={tiles.join()}>
            <SliceCard draft={draft} slice={slice} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    )}
  </section>
);
