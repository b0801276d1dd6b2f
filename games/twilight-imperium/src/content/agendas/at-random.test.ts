import { deepEqual } from 'node:assert/strict';
import { quickRandom, type Random } from '@orrery/kernel';
import { checkLeaks, checkReplay, legalRandomAnswer } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from '../../index.ts';
import { type DeckPiece, decks } from '../../moments/cards/registry.ts';
import { agendaPhase } from '../../rules/agenda/agenda-phase.ts';
import { strategyPhase } from '../../rules/phases/strategy-phase.ts';
import { given } from '../../testing/index.ts';
import { nameOf } from '../../verbs/cards/action-cards.ts';
import { actionCards } from '../action-cards/index.ts';

const factions = ['sol', 'hacan', 'letnev', 'xxcha'] as const;
const worlds = ['wellon', 'vefut-ii', 'thibah', 'quann'] as const;
const homes = ['jord', 'arretze', 'arc-prime', 'archon-ren'] as const;

/** Shuffled, with unused cards first. */
function dealt(deck: readonly DeckPiece[], unseen: ReadonlySet<string>, random: Random): string[] {
  return deck
    .map(({ card }) => ({ card, place: random() + (unseen.has(nameOf(card)) ? 0 : 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

/** Cards for agenda phase windows, and Sabotage. */
const forAgendas = ({ card }: DeckPiece): boolean =>
  actionCards.find(({ id }) => id === nameOf(card))!.moments.some(each => /agenda|vot|outcome|card-played/.test(each));

/** Four players with fleets, planets, cards and goods at the start of an agenda phase; two of them are played. */
function session(seed: number, unseen: ReadonlySet<string>) {
  const random = quickRandom(seed);
  const hands = dealt(decks.of('action-cards').filter(forAgendas), unseen, random);
  const agendas = dealt(decks.of('agendas'), unseen, random);
  const table = given(...factions)
    .custodians(false)
    .phase('status')
    .active(null)
    .deck('agendas', ...agendas)
    .deck('action-cards', ...hands.splice(20))
    .deck('relics', 'the-codex', 'nano-forge');
  for (const [i, who] of factions.entries())
    table
      .planets(who, worlds[i]!, homes[i]!)
      .units(who, worlds[i]!, { infantry: 3, mech: 1, pds: 1 })
      .units(who, ['19', '26', '25', '18'][i]!, { dreadnought: 2, 'dreadnought!': 1, cruiser: 3, fighter: 3 })
      .units(who, ['46', '20', '21', '40'][i]!, { carrier: 1, infantry: 2, cruiser: 2 })
      .tokens(who, { fleet: 6 })
      .goods(who, { tradeGoods: i })
      .points(who, i)
      .secrets(who, ['cut-supply-lines', 'unveil-flagship', 'brave-the-void', 'drive-the-debate'][i]!)
      .notes(who, `ceasefire#${i}`, `political-secret#${(i + 1) % 4}`)
      .actionCards(who, ...hands.splice(0, 5));
  const { table: played } = table.start(agendaPhase({}), strategyPhase({}), agendaPhase({}), strategyPhase({}));
  return { played, random };
}

/** This many games are fully checked; more are played until every card was used. */
const CHECKED = 6;
const MOST = 60;

test('agenda phases played at random leave every piece in one place, replay alike and tell no secret', () => {
  const unseen = new Set(
    [...decks.of('agendas'), ...decks.of('action-cards').filter(forAgendas)]
      .filter(({ until }) => until === undefined)
      .map(({ card }) => nameOf(card)),
  );
  for (let seed = 0; seed < CHECKED || (seed < MOST && unseen.size > 0); seed++) {
    const { played, random } = session(seed, unseen);
    for (let i = 0; !played.over; i++) {
      const ask = played.asks()[0]!;
      played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
      const problems = [...twilightImperium.audit(played.state)];
      if (seed < CHECKED && i % 6 === seed)
        problems.push(...checkReplay(played), ...checkLeaks(played, i % 4, `${seed} ${i}`));
      deepEqual(problems, [], `seed ${seed}, decision ${i}`);
    }
    for (const { type, data } of played.events)
      if (type === 'agenda' || type === 'agenda-unveiled') unseen.delete(data.card);
      else if (type === 'action-card-discarded') unseen.delete(nameOf(data.card));
  }
  deepEqual([...unseen], []);
});
