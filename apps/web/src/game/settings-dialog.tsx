import type { Command, RoomPicture } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import type { GameOffer } from '../feed/api.ts';
import type { Feed } from '../feed/feed.ts';
import { TemplateButton } from '../setup/template-button.tsx';
import { Terms } from '../setup/terms.tsx';
import type { Wish } from '../setup/wish.ts';
import { refusalText, t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';

interface SettingsProps {
  readonly offer: GameOffer;
  readonly room: RoomPicture;
  readonly seats: readonly string[];
  readonly close: () => void;
  readonly save: (command: Command) => ReturnType<Feed['send']>;
}

/** The host changes the terms of a table that has not begun; who sits where is changed at the seats themselves. */
export const SettingsDialog = ({ offer, room, seats, close, save }: SettingsProps) => {
  const [problem, setProblem] = useState('');
  const [wish, setWish] = useState<Wish>({
    title: room.title,
    bots: room.seats.map(({ bot }) => bot),
    open: room.open,
    spectators: room.spectators,
    coach: room.coach,
    clock: room.clock,
    onTimeout: room.onTimeout,
    options: room.options as Wish['options'],
    startAt: room.startAt,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { bots: _, title, options, ...terms } = wish;
    const reply = await save({
      ...{ do: 'settings', ...terms, options: options as Extract<Command, { do: 'settings' }>['options'] },
      ...(title.trim() !== '' && { title }),
    });
    if (reply.ok) close();
    else setProblem(refusalText(reply.code, reply.message));
  };
  return (
    <Dialog kind="wide" title={t('settings.change')} label={t('settings.change')} close={close}>
      <form className="form create" onSubmit={submit}>
        <Terms
          game={offer}
          wish={wish}
          seats={seats}
          change={part => setWish(now => (typeof part === 'function' ? part(now) : { ...now, ...part }))}
        />
        {problem && (
          <p className="notice danger" role="alert">
            {problem}
          </p>
        )}
        <div className="form-row">
          <button type="submit" className="button main">
            {t('settings.save')}
          </button>
          <TemplateButton game={offer} wish={wish} />
        </div>
      </form>
    </Dialog>
  );
};
