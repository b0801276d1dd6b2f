import type { Json, Reaction } from '@orrery/kernel';
import type { Picture, RoomPicture } from '@orrery/protocol';
import { useId } from 'react';
import type { Feed } from '../feed/feed.ts';
import { t } from '../text/index.ts';
import './reactions.css';

interface Props {
  readonly feed: Feed;
  readonly picture: Picture;
  readonly room: RoomPicture;
}

const reactions: readonly Reaction[] = ['quick', 'guarded', 'never'];

/** Whether the table asks everybody at every moment, by the option of that name. */
const isGuarded = (options: Json): boolean =>
  typeof options === 'object' && options !== null && 'guarded' in options && options.guarded === true;

const isReaction = (text: string): text is Reaction => reactions.some(each => each === text);

/** How one is asked, with a sentence on what it may tell others. At a guarded table nobody is asked quickly. */
export const Reactions = ({ feed, picture: { reaction, standing }, room: { options } }: Props) => {
  const id = useId();
  if (!reaction || standing) return null;
  const offered = reactions.filter(each => each !== 'quick' || !isGuarded(options));
  return (
    <div className="reactions">
      <label htmlFor={id}>{t('reactions.title')}</label>
      <select
        id={id}
        value={reaction}
        aria-describedby={`${id}-hint`}
        onChange={({ target: { value } }) => {
          if (isReaction(value)) void feed.send({ do: 'react', reaction: value });
        }}
      >
        {offered.map(each => (
          <option key={each} value={each}>
            {t(`reactions.${each}`)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="small soft">
        {t(`reactions.hint.${reaction}`)}
      </p>
    </div>
  );
};
