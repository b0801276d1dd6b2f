import { tableForText } from '@orrery/twilight-imperium/text';
import type { SystemId, TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type Choice, useChoice } from '../../ask/choice.ts';
import { OptionDialog } from '../../ask/option-dialog.tsx';
import { t } from '../../text/index.ts';
import type { BoardProps } from '../board.ts';
import { useOpenTool } from '../tools.ts';
import { Hand } from './cards/hand.tsx';
import { FocusPanel } from './focus-panel.tsx';
import { Galaxy } from './map/galaxy.tsx';
import { selectablesOf } from './map/selectable.ts';
import { SystemActs } from './map/system-acts.tsx';
import { SystemPanel } from './map/system-panel.tsx';
import { TextView } from './map/text-view.tsx';
import { Legend } from './overlays/legend.tsx';
import { useOverlay } from './overlays/use-overlay.ts';
import { useReach } from './reach/use-reach.ts';
import { words } from './words.ts';
import './table.css';

/** Where there is a fight. */
const fightIn = (view: View): SystemId | undefined => view.combat?.system;

/** The system that an action is planned for. */
const plannedIn = ({ ask, draft }: Choice): SystemId | undefined =>
  ask?.kind === 'activate' && draft && 'keys' in draft ? draft.keys[0] : undefined;

interface Selected {
  readonly system: SystemId;
  readonly ask: string | undefined;
}

/** The system that was tapped, until the question is another one or it is tapped again. */
function useSelected(ask: string | undefined) {
  const [taken, setTaken] = useState<Selected>();
  const now = useRef(ask);
  now.current = ask;
  const select = useCallback((system: SystemId | undefined) => {
    const isAgain = (was: Selected | undefined) => was?.system === system && was?.ask === now.current;
    setTaken(was => (system === undefined || isAgain(was) ? undefined : { system, ask: now.current }));
  }, []);
  return { selected: taken?.ask === ask ? taken?.system : undefined, select };
}

/** The galaxy, and over it what one points at and what everybody looks at. */
export const Table = (props: BoardProps<View, TwilightImperiumEvent>) => {
  const { view, nameOf, room } = props;
  const choice = useChoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names come with the room
  const table = useMemo(() => tableForText(view, nameOf), [view, room.seats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lights up depends on the question, the draft and the advice
  const selectables = useMemo(() => selectablesOf(choice, view), [choice.ask, choice.draft, choice.isAdvised, view]);
  const [pointed, setPointed] = useState<SystemId>();
  const { selected, select } = useSelected(choice.ask?.id);
  const unselect = () => select(undefined);
  const shown = selected ?? pointed;
  const [isList, setList] = useState(false);
  /** The galaxy waits for the factions where these are drafted. */
  const isLaid = view.systems.length > 0;
  const reach = useReach(view, shown !== undefined || isList);
  const overlay = useOverlay(props, table, reach);
  const openTool = useOpenTool();
  const said = useMemo(
    () => ({ view, table, selectables, reach, overlay }),
    [view, table, selectables, reach, overlay],
  );
  const saidLater = useDeferredValue(said); // what is only read aloud may come after what is seen
  const [several, setSeveral] = useState<readonly string[]>();
  const latest = useRef(choice);
  latest.current = choice;

  const act = useCallback((keys: readonly string[]) => {
    if (keys.length === 1) latest.current.pick(keys[0]!);
    else setSeveral(keys);
  }, []);

  const { ask } = choice;
  const options = ask ? ('options' in ask ? ask.options : 'lines' in ask ? ask.lines : []) : [];
  return (
    <div className="ti-table" data-view={isList ? 'list' : 'map'}>
      {!isList && isLaid && (
        <Galaxy
          {...{ view, table, selectables, shown, reach, overlay }}
          motion={props}
          about={selected ?? fightIn(view) ?? plannedIn(choice)}
          agenda={view.agenda?.card}
          onAct={act}
          onShow={setPointed}
          onSelect={select}
        />
      )}
      <TextView {...(isList ? said : saidLater)} isShown={isList} onAct={act} />
      <button
        type="button"
        className="ti-list-switch"
        aria-label={t('ti.asList')}
        title={t('ti.asList')}
        aria-pressed={isList}
        onClick={() => setList(!isList)}
      >
        ☰
      </button>
      {isLaid && (
        <button
          type="button"
          className="ti-list-switch ti-overlay-switch"
          aria-label={t('ti.overlays')}
          title={t('ti.overlays')}
          aria-pressed={overlay !== undefined}
          onClick={() => openTool('overlays')}
        >
          ◈
        </button>
      )}
      {overlay && <Legend overlay={overlay} nameOf={nameOf} />}
      {shown !== undefined && !isList && (
        <SystemPanel
          {...{ system: shown, view, table, reach }}
          selectables={selectables.systems.get(shown)}
          {...(selected === undefined
            ? {}
            : {
                acts: <SystemActs selectables={selectables.systems.get(selected)} props={props} close={unselect} />,
                close: unselect,
              })}
        />
      )}
      <FocusPanel table={table} {...props} />
      <Hand table={table} {...props} />
      {several && ask && (
        <OptionDialog
          title={t('ti.which')}
          options={options.filter(({ key }) => several.includes(key))}
          wordsOf={option => words.option(ask, option, props)}
          close={() => setSeveral(undefined)}
        />
      )}
    </div>
  );
};
