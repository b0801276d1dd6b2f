import { capital, cardName, draftLines, listed, tableForText } from '@orrery/twilight-imperium/text';
import { strategyCardIds, type TwilightImperiumEvent, type View } from '@orrery/twilight-imperium/view';
import { useChoice } from '../../ask/choice.ts';
import { t } from '../../text/index.ts';
import { PlayerName } from '../../ui/players.tsx';
import type { BoardProps } from '../board.ts';
import { Agenda, Laws } from './agenda/agenda.tsx';
import { Part } from './cards/cards.tsx';
import { Objectives } from './cards/objectives.tsx';
import { cardsText } from './cards/open-cards.tsx';
import { StrategyCard } from './cards/strategy-card.tsx';
import { SheetButton } from './player/player-sheet.tsx';
import { factionOf, inTurn } from './player-figures.ts';
import './rail.css';

const Players = (props: BoardProps<View>) => {
  const { view, nameOf } = props;
  const choice = useChoice();
  return (
    <Part title={t('ti.players')} aside={t('ti.speakerIs', { name: nameOf(view.speaker) })}>
      <div className="ti-cards">
        {inTurn(view).map(player => {
          const { seat, points } = player;
          const [option] = choice.optionsAt({ seat });
          return (
            <div key={seat} className="ti-player-line">
              <SheetButton {...props} seat={seat} className="ti-player-row">
                <PlayerName seat={seat} name={nameOf(seat)} />
                <span className="soft small">{factionOf(player)}</span>
                <b>{points}</b>
              </SheetButton>
              {option && (
                <button
                  type="button"
                  className="button compact ti-choose"
                  aria-pressed={choice.isChosen(option.key)}
                  onClick={() => choice.pick(option.key)}
                >
                  {t('ti.choose', { name: nameOf(seat) })}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </Part>
  );
};

/** The cards at the ends of the agenda deck, by name. */
const endsOf = ({ top, bottom }: NonNullable<View['agendaEnds']>) => ({
  top: top === null ? t('ti.none') : cardName(top),
  bottom: bottom === null ? t('ti.none') : cardName(bottom),
});

/** What is in the air right now. */
const underWay = ({ view, nameOf }: BoardProps<View>): string[] => [
  ...(view.draft ? draftLines(view, nameOf) : []),
  ...view.playing.map(({ seat, card }) => t('ti.playing', { name: nameOf(seat), card: cardName(card) })),
  ...view.lasting.map(({ seat, id, until }) =>
    t('ti.lasting', { name: nameOf(seat), card: cardName(id), end: t(`ti.until.${until}`) }),
  ),
  ...(view.exploring === null ? [] : [t('ti.exploring', { card: cardName(view.exploring) })]),
  ...(view.peek
    ? [
        t('ti.looking', { name: nameOf(view.peek.seat), count: view.peek.count }),
        ...(view.peek.cards ? [cardsText(view.peek.cards)] : []),
      ]
    : []),
  ...(view.agendaEnds ? [t('ti.agendaEnds', endsOf(view.agendaEnds))] : []),
  ...(view.decidedAlone && view.decidedAlone.count > 0
    ? [
        t('ti.looking', { name: nameOf(view.decidedAlone.seat), count: view.decidedAlone.count }),
        ...(view.decidedAlone.cards ? [cardsText(view.decidedAlone.cards)] : []),
      ]
    : []),
  ...(view.decidedAlone?.revealed.length
    ? [t('ti.toResolve', { cards: listed(view.decidedAlone.revealed.map(({ card }) => cardName(card))) })]
    : []),
  ...(view.turnsSkipped > 0 ? [t('ti.turnsSkipped', { count: view.turnsSkipped })] : []),
  ...(view.freeSecondaries.length > 0 ? [t('ti.invited', { names: listed(view.freeSecondaries.map(nameOf)) })] : []),
];

const Decks = ({ view }: { view: View }) => {
  const { actionCards, agendas, exploration, relics, wormholeTokens, purged, objectives } = view;
  const decks: readonly (readonly [string, number, readonly string[]])[] = [
    [t('ti.actionCards'), actionCards.size, actionCards.discard],
    [t('ti.agendas'), agendas.size, agendas.discard],
    ...Object.entries(exploration).map(([kind, { size, discard }]) => [capital(kind), size, discard] as const),
    [t('ti.relics'), relics, []],
    [t('ti.secrets'), objectives.secret, []],
  ];
  return (
    <Part title={t('ti.decks')}>
      <ul className="ti-rows">
        {decks.map(([name, size, discard]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{size}</b>
            {discard.length > 0 && (
              <details>
                <summary>{t('ti.discarded', { count: discard.length })}</summary>
                {cardsText(discard)}
              </details>
            )}
          </li>
        ))}
        {wormholeTokens.map(({ card, back }) =>
          back === undefined ? null : (
            <li key={card}>
              <span>{t('ti.inPlay')}</span>
              <span>{t('ti.wormholeToken', { card: cardName(card), back })}</span>
            </li>
          ),
        )}
        {purged.length > 0 && (
          <li>
            <span>{t('ti.purged')}</span>
            <span>{cardsText(purged)}</span>
          </li>
        )}
      </ul>
    </Part>
  );
};

/** What is everybody's: strategy cards, objectives, the agenda, laws, players and decks. */
export const CommonPanel = (props: BoardProps<View, TwilightImperiumEvent>) => {
  const { view, nameOf } = props;
  const table = tableForText(view, nameOf);
  const now = underWay(props);
  return (
    <div className="ti-rail">
      {now.length > 0 && (
        <Part title={t('ti.now')}>
          <ul className="ti-rows">
            {now.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      <Agenda props={props} table={table} />
      <Part title={t('ti.strategyCards')}>
        <div className="ti-cards">
          {strategyCardIds.map(id => (
            <StrategyCard key={id} id={id} props={props} />
          ))}
        </div>
      </Part>
      <Objectives props={props} table={table} />
      <Players {...props} />
      <Laws props={props} table={table} />
      <Decks view={view} />
    </div>
  );
};
