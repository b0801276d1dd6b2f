import type { RoomPicture } from '@orrery/protocol';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { OptionsSummaryProps } from '../boards/board.ts';
import { optionsSummaryOf } from '../boards/index.ts';
import { names, t, variantText } from '../text/index.ts';
import { clockText } from './clock-text.ts';

/** A time that is to come, as the reader's calendar has it. */
export const timeText = (at: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

function useOptionsSummary(game: string): ComponentType<OptionsSummaryProps> | undefined {
  return useMemo(() => {
    const load = optionsSummaryOf(game);
    return load && lazy(() => load().then(({ OptionsSummary }) => ({ default: OptionsSummary })));
  }, [game]);
}

interface SummaryProps {
  readonly room: RoomPicture;
  /** Who sits where, in words. */
  readonly seats: readonly string[];
}

/** What one is invited to: clock, who may come, and the options of the game. */
export const TermsSummary = ({ room, seats }: SummaryProps) => {
  const Options = useOptionsSummary(room.game);
  const variants = Object.entries(room.options as object).flatMap(([id, isOn]) =>
    isOn === true ? (variantText(id)?.name ?? id) : [],
  );
  const { clock, onTimeout, open, spectators, coach, startAt } = room;
  return (
    <section className="panel form-part">
      <h2>{t('summary.terms')}</h2>
      <dl className="terms-summary">
        <div>
          <dt>{t('create.clock')}</dt>
          <dd>
            {clockText(clock)}
            {clock.kind !== 'none' && ` · ${t('summary.timeout', { what: t(`create.timeout.${onTimeout}`) })}`}
          </dd>
        </div>
        <div>
          <dt>{t('summary.access')}</dt>
          <dd>
            {t(open ? 'summary.toAll' : 'summary.byLink')}{' '}
            {t(spectators ? 'summary.spectators' : 'summary.noSpectators')} {!coach && t('summary.noCoach')}
          </dd>
        </div>
        {startAt !== null && (
          <div>
            <dt>{t('create.startAt')}</dt>
            <dd>{t('summary.startAt', { time: timeText(startAt) })}</dd>
          </div>
        )}
      </dl>
      {!Options && variants.length > 0 && (
        <dl className="terms-summary">
          <div>
            <dt>{t('summary.variants')}</dt>
            <dd>{names(variants)}</dd>
          </div>
        </dl>
      )}
      {Options && (
        <Suspense fallback={<p className="soft">{t('table.loading')}</p>}>
          <Options options={room.options as Readonly<Record<string, unknown>>} seats={seats} />
        </Suspense>
      )}
    </section>
  );
};
