import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type GameOffer, type Me, personIn, request } from '../../feed/api.ts';
import { useAnswer, useMe } from '../../feed/hooks.ts';
import { NameForm } from '../../game/name-form.tsx';
import { TemplateButton } from '../../setup/template-button.tsx';
import { Terms } from '../../setup/terms.tsx';
import { lastWish, readTemplate, rememberWish, requestFor, usualWish, type Wish } from '../../setup/wish.ts';
import { botName, refusalText, t } from '../../text/index.ts';
import { Choice, FormPart } from '../../ui/fields.tsx';
import { Shell } from '../../ui/shell.tsx';
import { Message } from '../message.tsx';
import { SeatsPart } from './seats.tsx';

interface FormProps {
  readonly games: readonly GameOffer[];
  readonly game: GameOffer;
  readonly first: Wish;
}

const CreateForm = ({ games, game, first }: FormProps) => {
  const [, go] = useLocation();
  const [wish, setWish] = useState(first);
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Wish> | ((now: Wish) => Wish)) =>
    setWish(now => (typeof part === 'function' ? part(now) : { ...now, ...part }));
  const seatNames = wish.bots.map((bot, seat) =>
    seat === 0
      ? t('create.seat.you')
      : bot
        ? t('create.seat.bot', { level: botName(bot) })
        : t('create.seat', { number: seat + 1 }),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await request<{ table: string }>('POST', '/api/tables', requestFor(game, wish));
    if (!made.ok) return setProblem(refusalText(made.code, made.message));
    rememberWish(game, wish);
    go(`/t/${made.value.table}`);
  };

  return (
    <form className="form create" onSubmit={submit}>
      <FormPart title={t('create.who')}>
        <Choice
          label={t('create.game')}
          value={game.id}
          options={games.map(each => [each.id, each.title] as const)}
          change={id => go(`/create?game=${id}`)}
        />
        <SeatsPart game={game} wish={wish} change={setWish} />
      </FormPart>
      <Terms game={game} wish={wish} seats={seatNames} change={change} />
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <div className="form-row">
        <button type="submit" className="button main">
          {t('create.go')}
        </button>
        <TemplateButton game={game} wish={wish} />
        <button type="button" className="button quiet" onClick={() => setWish(usualWish(game))}>
          {t('create.usual')}
        </button>
      </div>
    </form>
  );
};

/** Sets up a table: who plays, what with, on which map and how fast. */
export const CreatePage = () => {
  const games = useAnswer<readonly GameOffer[]>('/api/games');
  const me = useMe();
  const [named, setNamed] = useState<Me>();
  const search = new URLSearchParams(useSearch());
  const wanted = search.get('game');
  const template = search.get('setup');
  if (!games || !me) return null;
  if (!games.ok)
    return (
      <Shell>
        <p className="notice danger">{t('app.offline')}</p>
      </Shell>
    );
  const game = wanted === null ? games.value[0]! : games.value.find(({ id }) => id === wanted);
  if (!game) return <Message title={t('new.noGame', { game: wanted ?? '' })} text={t('new.noGameHint')} />;
  const first = template === null ? lastWish(game) : readTemplate(game, template);
  return (
    <Shell>
      <div className="form-page wide">
        <h1>{t('create.title')}</h1>
        {personIn(me) || named ? (
          <CreateForm key={`${game.id} ${template}`} games={games.value} game={game} first={first} />
        ) : (
          <NameForm done={setNamed} />
        )}
      </div>
    </Shell>
  );
};
