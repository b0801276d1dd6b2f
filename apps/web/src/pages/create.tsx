import type { CreateTableRequest } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type GameOffer, type Me, personIn, request } from '../feed/api.ts';
import { useAnswer, useMe } from '../feed/hooks.ts';
import { botName, refusalText, type TextId, t } from '../text/index.ts';
import '../ui/form.css';
import { NameForm } from '../game/name-form.tsx';

const clocks = {
  none: { kind: 'none' },
  live: { kind: 'bank', seconds: 3600, increment: 15 },
  day: { kind: 'each', seconds: 86_400 },
  three: { kind: 'each', seconds: 3 * 86_400 },
} as const satisfies Record<string, CreateTableRequest['clock']>;
type ClockName = keyof typeof clocks;
const timeouts = ['bot', 'wait', 'open'] as const;

interface Wish {
  readonly title: string;
  readonly seats: number;
  readonly bots: number;
  readonly bot: string;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly clock: ClockName;
  readonly onTimeout: (typeof timeouts)[number];
  readonly switches: ReadonlySet<string>;
  /** As they were typed; what is empty is left to the game. */
  readonly values: Readonly<Record<string, string>>;
}

const usual = (game: GameOffer): Wish => ({
  title: '',
  seats: game.players,
  bots: 0,
  bot: game.usualBot,
  open: false,
  spectators: true,
  clock: 'none',
  onTimeout: 'wait',
  switches: new Set(),
  values: {},
});

function requestFor(game: GameOffer, wish: Wish): CreateTableRequest {
  const { title, seats, bots, bot, open, spectators, clock, onTimeout, switches, values } = wish;
  const typed = game.values.filter(({ id }) => values[id]?.trim());
  return {
    game: game.id,
    title,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (seat >= seats - bots ? bot : null)),
    options: {
      ...Object.fromEntries([...switches].map(id => [id, true])),
      ...Object.fromEntries(typed.map(({ id }) => [id, values[id]!])),
    },
    open,
    spectators,
    clock: clocks[clock],
    onTimeout,
  };
}

/** `points` becomes `Points`. */
const valueName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly change: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, options, change }: ChoiceProps<T>) {
  const byText = new Map(options.map(([each]) => [String(each), each]));
  return (
    <label className="field">
      <span>{label}</span>
      <select value={String(value)} onChange={event => change(byText.get(event.target.value)!)}>
        {options.map(([each, text]) => (
          <option key={String(each)} value={String(each)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  readonly label: string;
  /** What it means, a sentence a line. */
  readonly words?: readonly string[] | undefined;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

const Tick = ({ label, words, isOn, change }: TickProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={event => change(event.target.checked)} />
    <span>
      {label}
      {words?.map(line => (
        <small key={line} className="soft words">
          {line}
        </small>
      ))}
    </span>
  </label>
);

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => [from + i, String(from + i)] as const);

const CreateForm = ({ games, first }: { games: readonly GameOffer[]; first: GameOffer }) => {
  const [, go] = useLocation();
  const [game, setGame] = useState(first);
  const [wish, setWish] = useState(usual(first));
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await request<{ table: string }>('POST', '/api/tables', requestFor(game, wish));
    if (made.ok) go(`/t/${made.value.table}`);
    else setProblem(refusalText(made.code, made.message));
  };

  return (
    <form className="form" onSubmit={submit}>
      <Choice
        label={t('create.game')}
        value={game.id}
        options={games.map(each => [each.id, each.title] as const)}
        change={id => {
          const next = games.find(each => each.id === id)!;
          setGame(next);
          setWish(usual(next));
        }}
      />
      <Choice
        label={t('create.seats')}
        value={wish.seats}
        options={range(game.seats.min, game.seats.max)}
        change={seats => change({ seats, bots: Math.min(wish.bots, seats - 1) })}
      />
      <Choice
        label={t('create.bots')}
        value={wish.bots}
        options={range(0, wish.seats - 1)}
        change={bots => change({ bots })}
      />
      {wish.bots > 0 && game.bots.length > 1 && (
        <Choice
          label={t('create.bot')}
          value={wish.bot}
          options={game.bots.map(bot => [bot, botName(bot)] as const)}
          change={bot => change({ bot })}
        />
      )}
      {game.switches.length + game.values.length > 0 && (
        <fieldset>
          <legend className="small soft">{t('create.options')}</legend>
          {game.switches.map(({ id, summary, words }) => (
            <Tick
              key={id}
              label={summary}
              words={words}
              isOn={wish.switches.has(id)}
              change={isOn => {
                const switches = new Set(wish.switches);
                if (isOn) switches.add(id);
                else switches.delete(id);
                change({ switches });
              }}
            />
          ))}
          {game.values.map(({ id, summary }) => (
            <label key={id} className="field">
              <span>{valueName(id)}</span>
              <input
                value={wish.values[id] ?? ''}
                placeholder={summary}
                onChange={event => change({ values: { ...wish.values, [id]: event.target.value } })}
              />
            </label>
          ))}
        </fieldset>
      )}
      <Choice
        label={t('create.clock')}
        value={wish.clock}
        options={(Object.keys(clocks) as ClockName[]).map(
          clock => [clock, t(`create.clock.${clock}` as TextId)] as const,
        )}
        change={clock => change({ clock })}
      />
      {wish.clock !== 'none' && (
        <Choice
          label={t('create.timeout')}
          value={wish.onTimeout}
          options={timeouts.map(each => [each, t(`create.timeout.${each}`)] as const)}
          change={onTimeout => change({ onTimeout })}
        />
      )}
      <Tick label={`${t('create.open')}. ${t('create.openHint')}`} isOn={wish.open} change={open => change({ open })} />
      <Tick label={t('create.spectators')} isOn={wish.spectators} change={spectators => change({ spectators })} />
      <label className="field">
        <span>{t('create.name')}</span>
        <input value={wish.title} maxLength={80} onChange={event => change({ title: event.target.value })} />
      </label>
      {problem && <p className="notice danger">{problem}</p>}
      <button type="submit" className="button main">
        {t('create.go')}
      </button>
    </form>
  );
};

export const CreatePage = () => {
  const games = useAnswer<readonly GameOffer[]>('/api/games');
  const me = useMe();
  const [named, setNamed] = useState<Me>();
  const wanted = new URLSearchParams(useSearch()).get('game');
  if (!games || !me) return null;
  if (!games.ok) return <p className="notice danger">{t('app.offline')}</p>;
  const first = games.value.find(each => each.id === wanted) ?? games.value[0]!;
  return (
    <div className="form-page">
      <h1>{t('create.title')}</h1>
      {personIn(me) || named ? <CreateForm games={games.value} first={first} /> : <NameForm done={setNamed} />}
    </div>
  );
};
