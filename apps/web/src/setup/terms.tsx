import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { OptionsPanelProps } from '../boards/board.ts';
import { optionsPanelOf } from '../boards/index.ts';
import type { GameOffer } from '../feed/api.ts';
import { t, variantText } from '../text/index.ts';
import { FormPart, Tick } from '../ui/fields.tsx';
import { ClockPart } from './clock.tsx';
import { StartPart } from './start.tsx';
import type { Wish } from './wish.ts';
import '../ui/form.css';
import './terms.css';

/** The switches of a game that has no panel of its own. */
const Switches = ({ game, options, change }: Omit<OptionsPanelProps, 'seats'> & { game: GameOffer }) =>
  game.switches.length > 0 && (
    <FormPart title={t('create.options')}>
      {game.switches.map(({ id, summary, words }) => (
        <Tick
          key={id}
          label={variantText(id)?.name ?? summary}
          words={variantText(id)?.words ?? words}
          isOn={options[id] === true}
          change={isOn => change(({ [id]: _, ...rest }) => (isOn ? { ...rest, [id]: true } : rest))}
        />
      ))}
    </FormPart>
  );

/** Options in the game's own panel, which is loaded when somebody sets up a table of it. */
function useOptionsPanel(game: GameOffer): ComponentType<OptionsPanelProps> | undefined {
  return useMemo(() => {
    const load = optionsPanelOf(game.id);
    return load && lazy(() => load().then(({ OptionsPanel }) => ({ default: OptionsPanel })));
  }, [game.id]);
}

interface TermsProps {
  readonly game: GameOffer;
  readonly wish: Wish;
  /** Who sits where, in words. */
  readonly seats: readonly string[];
  readonly change: (part: Partial<Wish> | ((now: Wish) => Wish)) => void;
}

/** On what terms a table plays: the options of its game, clocks, and who may come. */
export const Terms = ({ game, wish, seats, change }: TermsProps) => {
  const Panel = useOptionsPanel(game);
  const changeOptions: OptionsPanelProps['change'] = update =>
    change(now => ({ ...now, options: update(now.options) }));
  return (
    <>
      <Suspense fallback={<p className="soft">{t('table.loading')}</p>}>
        {Panel ? (
          <Panel options={wish.options} seats={seats} change={changeOptions} />
        ) : (
          <Switches game={game} options={wish.options} change={changeOptions} />
        )}
      </Suspense>
      <FormPart title={t('create.table')}>
        <ClockPart clock={wish.clock} onTimeout={wish.onTimeout} change={change} />
        <StartPart startAt={wish.startAt} change={startAt => change({ startAt })} />
        <Tick
          label={t('create.open')}
          words={[t('create.openHint')]}
          isOn={wish.open}
          change={open => change({ open })}
        />
        <Tick
          label={t('create.coach')}
          words={[t('create.coachHint')]}
          isOn={wish.coach}
          change={coach => change({ coach })}
        />
        <Tick
          label={t('create.spectators')}
          words={[t('create.spectatorsHint')]}
          isOn={wish.spectators}
          change={spectators => change({ spectators })}
        />
        <label className="field">
          <span>{t('create.name')}</span>
          <input value={wish.title} maxLength={80} onChange={event => change({ title: event.target.value })} />
        </label>
      </FormPart>
    </>
  );
};
