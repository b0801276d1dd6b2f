import { deepEqual } from 'node:assert/strict';
import { quickRandom, type Random } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from '../../../index.ts';
import { type DeckPiece, decks } from '../../../moments/cards/registry.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const factions = ['xxcha', 'jolnar', 'mentak', 'hacan'] as const;
const worlds = ['wellon', 'vefut-ii', 'thibah', 'quann'] as const;
const homes = ['archon-ren', 'jol', 'moll-primus', 'arretze'] as const;

const isInUse = ({ source, until }: DeckPiece): boolean => (source === 'base' || source === 'pok') && until !== 'pok';

/** Cards of the sets in use, shuffled; those of `first` come first. */
function dealt(deck: readonly DeckPiece[], first: ReadonlySet<string>, random: Random): string[] {
  return deck
    .filter(isInUse)
    .map(({ card }) => ({ card, place: random() + (first.has(card) ? 0 : 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

/** Four players with all cards that could respond, before the hero is used; laws in every other game. */
function session(seed: number, unseen: ReadonlySet<string>) {
  const random = quickRandom(seed);
  const hands = dealt(decks.of('action-cards'), new Set(), random);
  const agendas = dealt(decks.of('agendas'), unseen, random);
  const table = given(...factions, { sets: ['base', 'pok'] })
    .speaker(factions[seed % 4]!)
    .custodians(false)
    .strategyCards('xxcha', 'leadership!')
    .leader('xxcha', 'xxekir-grom')
    .deck('relics', 'the-obsidian', 'shard-of-the-throne');
  if (seed % 2 === 0) table.law('shared-research', 'for').law('committee-formation', '0');
  table.deck('agendas', ...agendas.filter(card => seed % 2 || !/^(shared-research|committee-formation)$/.test(card)));
  for (const [i, who] of factions.entries())
    table
      .sheet(who)
      .planets(who, worlds[i]!, homes[i]!)
      .units(who, worlds[i]!, { infantry: 3, mech: 1, pds: 1, 'space-dock': 1 })
      .units(who, ['19', '26', '25', '18'][i]!, { dreadnought: 2, cruiser: 3, fighter: 2 })
      .units(who, ['46', '20', '21', '40'][i]!, { carrier: 1, infantry: 2, cruiser: 2 })
      .tokens(who, { fleet: 6, tactic: 0 })
      .goods(who, { tradeGoods: 2 + i })
      .technology(who, 'ai-development-algorithm', 'scanlink-drone-network')
      .secrets(who, ['dictate-policy', 'cut-supply-lines', 'drive-the-debate', 'brave-the-void'][i]!)
      .notes(who, `ceasefire#${i}`, `political-secret#${(i + 1) % 4}`)
      .actionCards(who, ...hands.splice(0, 6));
  const { table: played, seat } = table.deck('action-cards', ...hands).start(takeTurn({ seat: 0 }));
  return { played, seat, random };
}

/** This many games are fully checked; more are played until every agenda was revealed. */
const CHECKED = 6;
const MOST = 60;

test('agendas that the Xxcha decide alone, played at random, lose nothing, replay alike, tell no secret, and ask nobody else', () => {
  const unseen = new Set(
    decks
      .of('agendas')
      .filter(isInUse)
      .map(({ card }) => card),
  );
  for (let seed = 0; seed < CHECKED || (seed < MOST && unseen.size > 0); seed++) {
    const { played, seat, random } = session(seed, unseen);
    for (let [ask] = played.asks(); ask?.kind !== 'action'; [ask] = played.asks()) seat(ask!.seat).passes();
    seat('xxcha').uses('xxekir-grom');
    for (let i = 0; !played.over; i++) {
      const ask = played.asks()[0]!;
      const { decidedAlone } = played.state;
      const spoken = played
        .asks()
        .filter(each => each.seat !== decidedAlone?.seat && twilightImperium.windows.includes(each.kind));
      deepEqual(decidedAlone ? spoken : [], [], `seed ${seed}, decision ${i}`);
      played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
      if (seed < CHECKED) deepEqual(checkPosition(played, `${seed} ${i}`, i), [], `seed ${seed}, decision ${i}`);
      deepEqual(twilightImperium.audit(played.state), [], `seed ${seed}, decision ${i}`);
    }
    deepEqual([played.state.decidedAlone, played.state.agenda], [null, null]);
    for (const { type, data } of played.events) if (type === 'agenda') unseen.delete(data.card);
  }
  deepEqual([...unseen], []);
});
