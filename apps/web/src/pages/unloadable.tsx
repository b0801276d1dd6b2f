import type { Refused } from '@orrery/protocol';
import { Link, useLocation } from 'wouter';
import { savedGames } from '../solo/saved-games.ts';
import { t } from '../text/index.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { offerFile } from '../ui/file.ts';
import { Shell } from '../ui/shell.tsx';

interface UnloadableProps {
  readonly id: string;
  readonly game: string;
  readonly why: Refused;
}

/** A game stored in this browser that cannot be loaded: why, and the possible actions. */
export const Unloadable = ({ id, game, why }: UnloadableProps) => {
  const [, go] = useLocation();
  const save = async () => {
    const kept = await savedGames.get(id);
    if (kept) offerFile(`${game}-${id}.json`, JSON.stringify(kept.save));
  };
  const remove = async () => {
    await savedGames.remove(id);
    go('/');
  };
  return (
    <Shell>
      <div className="form-page">
        <h1>{t('solo.unloadable')}</h1>
        <p className="notice danger" role="alert">
          {t('solo.unloadableWhy', { why: why.message })} <span className="soft small">({why.code})</span>
        </p>
        <p>{t('solo.unloadableKept')}</p>
        <div className="ask-actions">
          <button type="button" className="button main" onClick={() => void save()}>
            {t('table.export')}
          </button>
          <ConfirmButton
            className="button"
            text={t('solo.delete')}
            confirmText={t('solo.deleteSure')}
            onClick={() => void remove()}
          />
          <Link href="/" className="button quiet">
            {t('app.home')}
          </Link>
        </div>
      </div>
    </Shell>
  );
};
