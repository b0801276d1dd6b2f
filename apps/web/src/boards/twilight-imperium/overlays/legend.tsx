import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { chooseOverlay, overlayBeside } from './chosen.ts';
import type { Overlay } from './overlay.ts';

interface LegendProps {
  readonly overlay: Overlay;
  readonly nameOf: (seat: number) => string;
}

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

/** What an overlay shows, what it comes to for each player, and the way to the next one. */
export const Legend = ({ overlay: { kind, legend }, nameOf }: LegendProps) => {
  const [isExplained, setExplained] = useState(false);
  /** Where there is little room, only the name of the overlay is seen until somebody asks for more. */
  const isFolded = isNarrow() && !isExplained;
  useShortcuts(({ key }) => {
    if (key === 'Escape') chooseOverlay(undefined);
  });
  const turn = (by: 1 | -1, sign: string) => {
    const to = overlayBeside(kind, by);
    return (
      <button
        type="button"
        className="button quiet compact"
        aria-label={t('ti.overlay.to', { name: t(`ti.overlay.${to}`) })}
        title={t(`ti.overlay.${to}`)}
        onClick={() => chooseOverlay(to)}
      >
        {sign}
      </button>
    );
  };
  return (
    <section className="ti-overlay-legend panel" aria-label={t('ti.overlay.legend', { name: t(`ti.overlay.${kind}`) })}>
      <header>
        {turn(-1, '‹')}
        <h2>
          <span role="status">{t(`ti.overlay.${kind}`)}</span>
        </h2>
        {turn(1, '›')}
        <button
          type="button"
          className="button quiet compact"
          aria-label={t('ti.overlay.explain')}
          title={t('ti.overlay.explain')}
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          ?
        </button>
        <button
          type="button"
          className="button quiet compact"
          aria-label={t('ti.overlay.off')}
          title={t('ti.overlay.off')}
          onClick={() => chooseOverlay(undefined)}
        >
          ✕
        </button>
      </header>
      <p className={isExplained ? 'soft' : 'hidden-text'}>{t(`ti.overlay.${kind}.about`)}</p>
      <dl className={isFolded ? 'hidden-text' : ''}>
        {legend.map(({ seat, words, short }) => (
          <div key={seat}>
            <dt>{seat === null ? t('ti.overlay.nobody') : <PlayerName seat={seat} name={nameOf(seat)} />}</dt>
            <dd>
              {short !== undefined && <span aria-hidden="true">{short}</span>}
              <span className={short === undefined ? '' : 'hidden-text'}>{words}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
