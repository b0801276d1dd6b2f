import { useEffect } from 'react';
import { t } from '../text/index.ts';
import { play, sounds } from '../ui/sounds.ts';

/** Shows in the page title that it is your turn, and plays a sound if the page is hidden. */
export function useTurnNotice(isMyTurn: boolean, title: string): void {
  useEffect(() => {
    document.title = isMyTurn ? `● ${t('home.yourTurn')} · ${title}` : `${title} · ${t('app.name')}`;
    if (isMyTurn && document.visibilityState === 'hidden' && sounds.isOn('turn')) play('turn');
    return () => {
      document.title = t('app.name');
    };
  }, [isMyTurn, title]);
}
