import type { BlockPicture } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../feed/api.ts';
import { t } from '../text/index.ts';

/** The people one has muted or blocked, with a button to undo each. */
export const Blocks = () => {
  const [blocks, setBlocks] = useState<readonly BlockPicture[]>([]);
  const load = useCallback(async () => {
    const answer = await request<{ blocks: readonly BlockPicture[] }>('GET', '/api/me/blocks');
    if (answer.ok) setBlocks(answer.value.blocks);
  }, []);
  useEffect(() => void load(), [load]);
  const end = async (id: string) => {
    await request('DELETE', `/api/me/blocks/${id}`);
    await load();
  };
  if (blocks.length === 0) return null;
  return (
    <section className="form">
      <h2>{t('me.blocks')}</h2>
      <ul className="sessions">
        {blocks.map(({ id, name, kind }) => (
          <li key={id}>
            <span>
              {name} <span className="soft">{t(kind === 'mute' ? 'me.isMuted' : 'me.isBlocked')}</span>
            </span>
            <button type="button" className="button compact" onClick={() => void end(id)}>
              {t('me.unblock', { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
