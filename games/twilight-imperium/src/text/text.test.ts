import {
  type Answer,
  type AnswerValue,
  type Ask,
  type Option,
  quickRandom,
  type Random,
  type Seat,
  type SecretOf,
} from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { technologyIds } from '../model/ids.ts';
import { actionPhase } from '../rules/phases/action-phase.ts';
import { round } from '../rules/phases/round.ts';
import { statusPhase } from '../rules/phases/status-phase.ts';
import { given, type TestTable } from '../testing/index.ts';
import type { AllEvents, EventType, Secrets, TwilightImperiumEvent, View } from '../view/index.ts';
import {
  askKinds,
  askText,
  eventText,
  eventTypes,
  hasWords,
  logLines,
  optionText,
  reasonText,
  type TableForText,
  tableForText,
} from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

/** Names of their own with hyphens in them. */
const hyphened =
  /Jol-Nar|Naaz-Rokha|X-89|Nano-Forge|Bio-Stims|Self-Assembly|[Aa]nti-fighter|Mez Lo|Rep Lo|Light\/Wave|Gene-Sorcerers|Non-Euclidean/g;
/** Ids have hyphens, hashes and colons in places where words have none. */
const looksLikeAnId = /undefined|\[object|NaN|#\d|[a-z0-9]:[a-z0-9]|[a-z0-9]-[a-z0-9]|@|null/;
const isFaulty = (text: string): boolean => looksLikeAnId.test(text.replace(hyphened, '')) || /^\s|\s$| {2}/.test(text);

const seenKinds = new Set<string>();
const seenTypes = new Set<string>();

/** What is wrong with the words for a question. */
function faultsOfAsk(ask: Ask, table: TableForText): string[] {
  seenKinds.add(ask.kind);
  const { question, pass = 'Pass' } = askText(ask, table);
  const offered = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const options = offered.map(option => ({ option, ...optionText(ask, option, table) }));
  const words = [question, pass, ...options.flatMap(({ label, note = 'a note' }) => [label, note])];
  return [
    ...(hasWords(ask.kind) ? [] : [`no words for ${ask.kind}`]),
    ...options.flatMap(({ option, label }) => (label === option.key ? [`no words for ${ask.kind} ${label}`] : [])),
    ...words.filter(each => each.length < 2 || isFaulty(each)).map(each => `${ask.kind}: ${each}`),
  ];
}

/** An event, what Ada reads of it, and what she alone learns. */
type Happening = {
  [K in EventType]: [type: K, data: AllEvents[K], words: string | undefined, secret?: SecretOf<Secrets, K>];
}[EventType];

/** What is wrong with the log as everyone at the table reads it. */
function faultsOfLog(table: TestTable): string[] {
  const readers: (Seat | null)[] = [null, ...table.state.seats.keys()];
  for (const { type } of table.events) seenTypes.add(type);
  const unknown = table.events.flatMap(({ type }) => (eventTypes.some(each => each === type) ? [] : [type]));
  return [
    ...unknown.map(type => `no words for ${type}`),
    ...readers.flatMap(reader => {
      const forReader = tableFor(table.view(reader));
      const told = logLines(table.events, forReader);
      const joined = told.map(({ parts }) => parts.map(part => part.text).join(''));
      expect(joined).toEqual(told.map(({ text }) => text));
      return [
        ...table.events.map(event => eventText(event, forReader) ?? 'noise'),
        ...table.events
          .filter(event => eventText(event, forReader) === event.type)
          .map(({ type }) => `[object ${type}`),
        ...told.map(({ text }) => text),
      ].filter(isFaulty);
    }),
  ];
}

/** Goes where the others are, lands and fights. */
function keenAnswer(ask: Ask, table: TableForText, random: Random): Answer['value'] | undefined {
  const any = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  if (ask.form === 'pick' && ask.kind === 'action' && random() < 0.8)
    return ask.options.some(({ key }) => key === 'tactical') ? ['tactical'] : undefined;
  if (ask.form === 'pick' && ask.kind === 'activate') {
    const hostile = ask.options.filter(({ key }) => {
      const there = table.system(key);
      return [...(there?.space ?? []), ...(there?.planets ?? []).flatMap(({ units }) => units)].some(
        ({ seat }) => seat !== ask.seat,
      );
    });
    return [(any(hostile) ?? any(ask.options))!.key];
  }
  if (
    ask.form === 'pick' &&
    /^(move.from|space-cannon|remove-custodians|follow)/.test(ask.kind) &&
    ask.options.length > 0
  )
    return random() < 0.8 ? [any(ask.options)!.key] : undefined;
  if (ask.form === 'allocate' && /^(move.ships|commit|move.cargo|produce|bombardment)$/.test(ask.kind) && ask.lines[0])
    return random() < 0.6 ? { [ask.lines[0].key]: Math.min(ask.lines[0].max, ask.max) } : undefined;
  return undefined;
}

/** As much as the lines take, one after the other: few rules like that. */
function everything(ask: Ask): AnswerValue {
  if (ask.form !== 'allocate') return [];
  const amounts: Record<string, number> = {};
  let left = ask.max;
  for (const { key, max } of ask.lines.toReversed()) {
    amounts[key] = Math.min(max, left);
    left -= amounts[key];
  }
  return amounts;
}

/** Plays at random, reading every question on the way. */
function faultsOfGame(table: TestTable, random: Random, { keen = false, most = 3000 } = {}): string[] {
  const faults = new Set<string>();
  for (let decisions = 0; !table.over && decisions < most; decisions++) {
    const ask = table.asks()[0]!;
    const forSeat = tableFor(table.view(ask.seat));
    for (const fault of faultsOfAsk(ask, forSeat)) faults.add(fault);
    for (const { option, reason } of table.barred(ask.seat).flat()) {
      const said = [reasonText(reason, forSeat), optionText(ask, option, forSeat).label];
      if (said.some(each => each.length < 2 || isFaulty(each)))
        faults.add(`${ask.kind} bars ${option.key} for ${reason.id}: ${said.join(' / ')}`);
    }
    const refused = table.check({ ask: ask.id, seat: ask.seat, value: everything(ask) });
    if (!refused.ok && refused.reason) {
      const said = reasonText(refused.reason, forSeat);
      if (said.length < 2 || isFaulty(said)) faults.add(`${ask.kind} refuses for ${refused.reason.id}: ${said}`);
    }
    const wanted = keen ? keenAnswer(ask, forSeat, random) : undefined;
    const answer = { ask: ask.id, seat: ask.seat };
    if (wanted !== undefined && table.check({ ...answer, value: wanted }).ok)
      table.answer({ ...answer, value: wanted });
    else expect(table.answer({ ...answer, value: legalRandomAnswer(table, ask, random) })).toMatchObject({ ok: true });
  }
  return [...faults, ...new Set(faultsOfLog(table))];
}

/** One draft, and one game with factions that choose what they start with. */
const optionsFor = (seats: number) =>
  seats === 5 ? { factions: ['winnu', 'argent', 'sol', 'hacan', 'letnev'] as const } : { draft: seats === 4 };

describe('wording', () => {
  test.each([3, 4, 5, 6, 7, 8])('is there for all that happens at random with %i seats', seats => {
    const table = newTable(twilightImperium, { seats, seed: `text/${seats}`, options: optionsFor(seats) });
    expect(faultsOfGame(table, quickRandom(seats))).toEqual([]);
  });

  test.each([
    [3, 'milty'],
    [3, 'pick-and-ban'],
    [4, 'two-of-which-one'],
    [3, 'random-within'],
    [8, 'build'],
  ])('is there for a setup of %i seats that is played at the table: %s', (seats, setup) => {
    const table = newTable(twilightImperium, { seats, seed: `text/${setup}`, options: { setup } });
    expect(faultsOfGame(table, quickRandom(seats), { most: 130 })).toEqual([]);
  });

  test.each([1, 2, 3, 4])('is there for what only great powers meet (%i)', game => {
    const fleet = {
      dreadnought: 1,
      'dreadnought!': 1,
      cruiser: 2,
      carrier: 2,
      fighter: 3,
      destroyer: 1,
      infantry: 3,
      mech: 1,
    };
    const all = given('sol', 'hacan', 'letnev');
    for (const [i, who] of (['sol', 'hacan', 'letnev'] as const).entries()) {
      const homes = { sol: '01', hacan: '16', letnev: '10' };
      all
        .units(who, homes[who], fleet)
        .units(who, ['19', '20', '21'][i]!, fleet)
        .planets(who, (['wellon', 'vefut-ii', 'thibah'] as const)[i]!)
        .units(who, (['wellon', 'vefut-ii', 'thibah'] as const)[i]!, { infantry: 2, 'space-dock': 1, pds: 1 })
        .tokens(who, { tactic: 5, fleet: 7, strategy: 3 })
        .goods(who, { tradeGoods: 12, commodities: 2 })
        .technology(who, ...technologyIds.filter((_, n) => (n + game + i) % 3 !== 0));
    }
    const { table } = all.custodians(false).crowded().start(actionPhase({}), statusPhase({}), round({}));
    expect(faultsOfGame(table, quickRandom(game), { keen: true, most: 900 })).toEqual([]);
  });

  describe('for what random games seldom meet', () => {
    const seen = newTable(twilightImperium, {
      seats: 3,
      seed: 'rare',
      options: { factions: ['sol', 'hacan', 'letnev'] },
    });
    const forAda = tableFor(seen.view(0));
    const world = seen.state.systems.find(({ planets }) => planets.length > 1)!.planets.map(({ id }) => id);
    const [one, two] = world as [string, string];
    const at = (...targets: Option['at'][]) =>
      targets.map((target, i) => ({ key: `k${i}`, ...(target && { at: target }) }));
    const keys = (...names: string[]) => names.map(key => ({ key }));
    const onPlanets = at({ planet: one }, { planet: two });

    const asked: [kind: string, prompt: Ask['prompt'], options: Option[]][] = [
      ['warfare.activate', {}, at({ system: '18' }, { system: '01' })],
      ['pay-influence', { price: 3 }, onPlanets],
      ['pay-either', { price: 3 }, onPlanets],
      ['ion-storm', {}, keys('alpha', 'beta')],
      ['ion-storm.use', {}, keys('through')],
      ['place-token-from', { system: '18' }, at({ pool: 'tactic' }, { pool: 'fleet' })],
      ['give-token-from', { seat: 1 }, at({ pool: 'tactic' }, { pool: 'fleet' })],
      ['send-token-home', {}, at({ seat: 1 }, { seat: 2 })],
      ['recall', { unit: 'pds', count: 1 }, at({ system: '18' }, { planet: one })],
      ['space-cannon-defense.order', {}, onPlanets],
      ['space-combat.opponent', {}, at({ seat: 1 }, { seat: 2 })],
      ['bombardment.extra-dice', { dice: 1 }, onPlanets],
      ['space-cannon.extra-dice', { dice: 1 }, [{ key: 'roll', at: { system: '18' } }]],
      ['remove-custodians', {}, [{ key: 'remove', at: { system: '18' } }]],
      ['ground-combat.order', {}, onPlanets],
      ['establish-control.order', {}, onPlanets],
      ['fight-coexisting', {}, at({ planet: one, seat: 1 })],
      ['produce.place', { unit: 'infantry', count: 2 }, at({ planet: one }, { area: 'space' })],
      ['revival.place', {}, onPlanets],
      ['discard-action-cards', {}, at({ card: 'lucky-shot' }, { card: 'bribery' })],
      ['place-agenda', {}, at({ card: 'mutiny', to: 'top' }, { card: 'mutiny', to: 'bottom' })],
      ['purge-fragments', { count: 2 }, at({ fragment: 'cultural' }, { fragment: 'frontier' })],
      ['purge-for-relic', { count: 3 }, at({ fragment: 'hazardous' }, { fragment: 'frontier' })],
      ['the-codex', {}, at({ card: 'lucky-shot' })],
      ['nano-forge', {}, onPlanets],
      ['stand-in', {}, at({ card: 'scepter-of-emelpar' })],
      ['spend-token-from', {}, at({ pool: 'tactic' }, { pool: 'fleet' })],
      ['circlet-of-the-void', {}, at({ system: '18' })],
      ['jr-xs455-o', {}, at({ seat: 0 }, { seat: 1 })],
      ['jr-xs455-o.build', {}, keys('build')],
      ['maw-of-worlds', {}, at({ technology: 'war-sun' })],
      ['neuraloop', {}, at({ card: 'neuraloop' }, { card: 'nano-forge' })],
      ['neuraloop.deck', {}, keys('stageOne', 'stageTwo', 'secret')],
      ['the-crown-of-emphidia', {}, onPlanets],
      ['the-crown-of-thalnos', {}, at({ die: 'cruiser:3' }, { die: 'war-sun#2:9' })],
      ['the-crown-of-thalnos.lost', {}, at({ unit: 'mech', damaged: 1 }, { unit: 'mech' })],
      ['research.ignore', { technology: 'war-sun' }, at({ planet: one }, { technology: 'ai-development-algorithm' })],
      ['research.lift', { technology: 'war-sun' }, at({ technology: 'inheritance-systems' })],
      ['duranium-armor.repair', {}, at({ unit: 'dreadnought' }, { unit: 'mech' })],
      ['magen-defense-grid.target', {}, at({ unit: 'mech', damaged: 1 }, { unit: 'infantry' })],
      ['x-89.planet', {}, onPlanets],
      ['sustain-hit', {}, at({ unit: 'dreadnought' })],
      ['bombardment', {}, at({ unit: 'dreadnought', planet: one })],
      ['scanlink-drone-network.planet', {}, onPlanets],
      ['self-assembly-routines.planet', {}, onPlanets],
      ['explore.trait', { planet: one }, at({ deck: 'cultural' }, { deck: 'industrial' })],
      ['mercenary-outfit', {}, [{ key: 'infantry', at: { planet: one } }]],
      ['core-mine', {}, [{ key: 'infantry', at: { planet: one, unit: 'infantry' } }]],
      ['expedition', {}, [{ key: 'infantry', at: { planet: one, unit: 'infantry' } }]],
      ['volatile-fuel-source', {}, [{ key: 'infantry', at: { planet: one, unit: 'infantry' } }]],
      ['abandoned-warehouses', {}, keys('gain-commodities', 'convert-1', 'convert-2')],
      ['functioning-base', {}, keys('gain-commodities', 'spend-trade-good', 'spend-commodity')],
      ['local-fabricators', {}, keys('gain-commodities', 'spend-trade-good', 'spend-commodity')],
      ['merchant-station', {}, keys('replenish', 'convert')],
      ['construction.first', {}, keys('build', 'produce:01')],
      ['transaction.cards', { partner: 1, count: 2 }, at({ card: 'spy' }, { card: 'sabotage#2' })],
      ['transaction.offer', { partner: 1 }, [{ key: 'want:action-cards', at: { token: 'action-card', side: 'want' } }]],
      ['vote', { agenda: 'mutiny' }, [...keys('for', 'against'), ...at({ seat: 1 }, { planet: one })]],
      ['vote.planets', { outcome: 'for' }, onPlanets],
      ['break-tie', { agenda: 'mutiny', votes: 3 }, keys('for', 'against')],
      ['set-tokens', { count: 7 }, at({ pool: 'tactic' }, { pool: 'fleet' })],
      ['lose-tokens', { count: 2 }, at({ pool: 'tactic' }, { pool: 'fleet' })],
      ['next-agenda', {}, at({ card: 'mutiny' }, { card: 'public-execution' })],
      ['decide-agenda', { agenda: 'mutiny' }, keys('for', 'against')],
      ['decide-agenda', { agenda: 'miscount-disclosed' }, at({ law: 'shared-research' })],
      ['decide-agenda', { agenda: 'public-execution' }, at({ seat: 1 })],
      ['xxekir-grom.law', {}, at({ law: 'shared-research' })],
      ['xxekir-grom.agenda', { left: 2 }, at({ card: 'mutiny' })],
      ['predict', { agenda: 'mutiny', card: 'trade-rider' }, keys('for', 'against')],
      ['start-of-combat-round', {}, [{ key: 'transaction:1', at: { action: 'transaction', seat: 1 } }]],
      ['after-combat', {}, at({ objective: 'brave-the-void' })],
      [
        'end-of-turn',
        {},
        [
          { key: 'the-atrament', at: { planet: 'primor' } },
          { key: 'letani-ospha', at: { leader: 'letani-ospha' } },
        ],
      ],
      ['the-crown-of-thalnos-agenda', {}, [{ key: 'cruiser#0', at: { unit: 'cruiser', needs: 7, result: 3 } }]],
      [
        'the-crown-of-thalnos-agenda.losses',
        { count: 1 },
        at({ unit: 'dreadnought' }, { unit: 'dreadnought', damaged: 1 }),
      ],
      ['homeland-defense-act', {}, at({ unit: 'pds', system: '01', planet: one })],
      ['anti-intellectual-revolution.ship', {}, at({ unit: 'cruiser', system: '01' })],
      ['anti-intellectual-revolution.planets', {}, onPlanets],
      ['checks-and-balances', {}, at({ seat: 1 }, { seat: 2 })],
      ['committee-formation', {}, at({ seat: 1 }, { seat: 2 })],
      ['core-mining', { count: 1 }, at({ seat: 1 }, { seat: 2 })],
      ['imperial-arbiter.give', {}, at({ strategyCard: 'trade' })],
      ['imperial-arbiter.take', {}, at({ strategyCard: 'politics' })],
      ['minister-of-war', {}, at({ system: '01' })],
      ['wormhole-reconstruction', {}, at({ system: '01' })],
      ['lone-tokens', { unit: 'fighter', count: 1 }, at({ system: '01' }, { planet: one })],
      ['deploy', { unit: 'mech' }, at({ system: '01' }, { planet: one })],
      ['exterrix-headquarters', {}, keys('gain', 'convert')],
      ['imperial-arms-vault', {}, [...onPlanets, { key: 'draw', at: { action: 'draw' } }]],
      ['aeurex-mechanica', {}, at({ unit: 'cruiser' })],
      ['aeurex-mechanica.system', {}, at({ system: '01' })],
      ['ionian-fuel-refinery', {}, at({ system: '01', unit: 'carrier' })],
      ['maxis-central-control', {}, onPlanets],
      ['the-acropolis', {}, at({ planet: one }, { card: 'the-atrament' }, { technology: 'bio-stims' })],
      ['the-galactic-council', {}, at({ card: 'cut-supply-lines' })],
      ['mirage-flight-academy', {}, at({ system: '01' })],
      ['the-atrament', {}, onPlanets],
    ];

    test.each(asked)('the question %s', (kind, prompt, options) => {
      expect(faultsOfAsk({ id: '0.1', seat: 0, kind, prompt, form: 'pick', options, min: 0, max: 1 }, forAda)).toEqual(
        [],
      );
    });

    const happened: Happening[] = [
      ['notes-dealt', {}, undefined],
      ['agenda-deals', {}, undefined],
      ['trade-goods-spent', { seat: 1, count: 5 }, 'Bo spends 5 trade goods'],
      ['trade-goods-given', { seat: 1, to: 0, count: 3 }, 'Bo gives 3 trade goods to you'],
      ['good-taken', { seat: 1, from: 2, token: 'commodity' }, 'Bo takes a commodity from Cy'],
      ['good-taken', { seat: 1, from: 0, token: 'trade-good' }, 'Bo takes a trade good from you'],
      [
        'effect-roll',
        { seat: 1, card: 'ambush', hits: 1, dice: [{ unit: 'cruiser', needs: 7, result: 8 }] },
        'Bo rolls for Ambush cruiser 7+: 8 → 1 hit',
      ],
      ['trade-goods-lost', { seat: 1, count: 1 }, 'Bo loses 1 trade good'],
      ['agenda-hidden', { seat: 1 }, 'Bo takes a hidden agenda'],
      ['agenda-hidden', { seat: 0 }, 'You take Mutiny as the hidden agenda', { card: 'mutiny' }],
      ['agendas-discarded', { seat: 1, cards: ['mutiny', 'arms-reduction'] }, 'Bo discards Mutiny and Arms Reduction'],
      ['agenda-unveiled', { card: 'mutiny' }, 'The hidden agenda was Mutiny'],
      ['primary-instead', { seat: 1, card: 'technology' }, 'Bo resolves the primary ability of Technology'],
      ['votes-last', { seat: 1 }, 'Bo votes last'],
      ['agenda-stopped', { card: 'mutiny' }, 'Mutiny is stopped'],
      ['outcome-changed', { card: 'public-execution', outcome: '1' }, 'Public Execution: the outcome is Bo instead'],
      ['die-rolled', { seat: 1, card: 'ixthian-artifact', result: 7 }, 'Bo rolls a 7 for Ixthian Artifact'],
      ['prediction-true', { seat: 1, card: 'trade-rider' }, 'Trade Rider: the prediction was right'],
      ['commodities-gained', { seat: 0, count: 1 }, 'You gain 1 commodity'],
      ['commodities-converted', { seat: 0, count: 2 }, 'You turn 2 commodities into trade goods'],
      ['commodities-spent', { seat: 1, count: 1 }, 'Bo spends 1 commodity'],
      ['note-passed', { from: 1, to: 0 }, 'Ceasefire of Bo goes to you', { note: 'ceasefire#1' }],
      ['note-passed', { from: 1, to: 2 }, undefined],
      ['note-in-play', { seat: 1, note: 'alliance#2' }, 'Bo puts Alliance of Cy into play'],
      ['note-returned', { note: 'alliance#2', owner: 2 }, 'Alliance of Cy goes back'],
      ['captured', { seat: 0, from: 1, unit: 'cruiser', count: 1 }, 'You capture 1 cruiser of Bo'],
      ['captured-returned', { seat: 1, to: 0, unit: 'cruiser', count: 1 }, 'Bo returns 1 cruiser to you'],
      ['captured-returned', { seat: 1, to: null, unit: 'fighter', count: 2 }, 'Bo returns 2 fighters to the supply'],
      ['leader-unlocked', { seat: 1, leader: 'suffi-an' }, 'Bo unlocks Suffi An'],
      ['leader-exhausted', { seat: 1, leader: 'suffi-an' }, 'Bo exhausts Suffi An'],
      ['leader-purged', { seat: 0, leader: 'ipswitch' }, 'You purge Ipswitch'],
      ['ability-exhausted', { planet: 'primor' }, 'The ability of Primor is used'],
      ['ability-readied', { planet: 'primor' }, 'The ability of Primor is ready again'],
      ['card-readied', { card: 'the-codex' }, 'The Codex is ready again'],
      ['nexus-opened', {}, 'The wormhole nexus opens'],
      ['wormhole-placed', { system: '18', kind: 'gamma' }, 'A gamma wormhole opens in 000 Mecatol Rex'],
      [
        'wormhole-turned',
        { card: 'ion-storm', system: '18', kind: 'beta' },
        'Ion Storm shows the beta wormhole now, in 000 Mecatol Rex',
      ],
      ['planet-placed', { system: '18', planet: 'mirage' }, 'Mirage appears in 000 Mecatol Rex'],
      ['card-kept', { seat: 1, card: 'enigmatic-device#1' }, 'Bo keeps Enigmatic Device'],
      ['card-purged', { seat: 1, card: 'enigmatic-device#1' }, 'Bo purges Enigmatic Device'],
      ['strategy-card-refused', { seat: 1, card: 'trade' }, 'Bo has to take another card than Trade'],
      ['strategy-cards-kept', { seat: 0 }, 'You keep your strategy cards'],
      ['turn-cut-short', { seat: 1 }, "Bo's turn is cut short"],
      ['trade-goods-placed', { trade: 2, imperial: 3 }, 'Trade goods go on Trade (2) and Imperial (3)'],
      ['strategy-card-given', { seat: 0, card: 'trade', to: 1 }, 'You take Trade and give it to Bo'],
      ['strategy-card-given', { seat: 1, card: 'trade', to: 0 }, 'Bo takes Trade and gives it to you'],
      [
        'strategy-cards-swapped',
        { seat: 1, card: 'trade', with: 2, for: 'politics' },
        'Bo swaps Trade for Politics of Cy',
      ],
      ['secret-drawn', { seat: 1, card: 'cut-supply-lines' }, 'Bo draws Cut Supply Lines'],
      ['secret-returned', { seat: 1, card: 'cut-supply-lines' }, 'Bo returns Cut Supply Lines'],
      ['secrets-shown', { seat: 1, cards: ['cut-supply-lines'] }, 'Bo shows Cut Supply Lines'],
      ['objective-made-public', { objective: 'cut-supply-lines' }, 'Cut Supply Lines is a public objective now'],
      ['objective-closed', { objective: 'cut-supply-lines' }, 'Cut Supply Lines cannot be scored any more'],
      ['turn-to-be-skipped', {}, 'The next turn will be skipped'],
      ['turn-skipped', { seat: 1 }, "Bo's turn is skipped"],
      ['silenced', { seat: 2 }, 'Cy rolls no dice in this round'],
      ['stalemate', { attacker: 0 }, 'Neither side can hit the other: you must give way'],
      ['custodians-removed', { seat: 1 }, 'Bo sends the custodians of Mecatol Rex away'],
      ['control-lost', { seat: 1, planet: 'mecatol-rex' }, 'Bo loses Mecatol Rex'],
      ['coexisting', { seat: 1, planet: 'mecatol-rex' }, 'Bo shares Mecatol Rex'],
      ['attachments-purged', { planet: 'mecatol-rex', cards: ['rich-world'] }, 'Mecatol Rex loses Rich World'],
      ['fragment-gained', { seat: 0, kind: 'industrial' }, 'You gain an industrial relic fragment'],
      ['fragment-gained', { seat: 0, kind: 'cultural' }, 'You gain a cultural relic fragment'],
      [
        'fragments-purged',
        { seat: 0, cultural: 2, frontier: 1 },
        'You purge 2 cultural relic fragments and 1 unknown relic fragment',
      ],
      ['relic-gained', { seat: 1, relic: 'nano-forge' }, 'Bo gains Nano-Forge'],
      ['relic-exhausted', { seat: 1, relic: 'the-codex' }, 'Bo exhausts The Codex'],
      ['objective-replaced', { objective: 'lead-from-the-front' }, 'Lead From the Front is replaced'],
      ['relic-lost', { seat: 1, relic: 'the-codex' }, 'Bo loses The Codex'],
      ['relic-moved', { seat: 1, relic: 'shard-of-the-throne' }, 'Bo takes Shard of the Throne'],
      ['action-cards-taken', { seat: 1, cards: ['lucky-shot'] }, 'Bo takes Lucky Shot from the discards'],
      ['action-card-given', { seat: 1, to: 0 }, 'Bo gives Lucky Shot to you', { card: 'lucky-shot' }],
      ['action-card-given', { seat: 1, to: 2 }, 'Bo gives an action card to Cy'],
      ['fragment-given', { seat: 1, to: 0, kind: 'cultural' }, 'Bo gives 1 cultural relic fragment to you'],
      [
        'unearthed',
        { seat: 1, deck: 'cultural', cards: ['rich-world', 'expedition#1'] },
        'Bo digs up Rich World and Expedition',
      ],
      [
        'units-replaced',
        { seat: 1, from: 'infantry', to: 'mech', count: 2, system: '18', planet: 'mecatol-rex' },
        'Bo replaces 2 infantry at Mecatol Rex by 2 mechs',
      ],
      ['token-lost', { seat: 1, pool: 'tactic' }, 'Bo loses a tactic token'],
      [
        'units-marked',
        { seat: 1, unit: 'cruiser', count: 2, mark: 'well-armed', system: '18', planet: null },
        'Marked: 2 cruisers (well armed) at 000 Mecatol Rex',
      ],
      [
        'units-marked',
        { seat: 1, unit: 'cruiser', count: 2, system: '18', planet: null },
        '2 cruisers at 000 Mecatol Rex are like any others again',
      ],
      ['system-added', { system: '18', position: '000' }, '000 Mecatol Rex is added to the board'],
      ['tile-replaced', { system: '18', tile: '80' }, 'Another tile replaces the one at 000: supernova'],
      ['tiles-swapped', { systems: ['18', '82a'] }, '000 Mecatol Rex and the Wormhole Nexus have changed places'],
      ['token-captured', { seat: 1, from: 0 }, 'Bo puts your command token into the fleet pool'],
      ['token-sent-home', { seat: 1, to: 0 }, 'Bo returns your command token'],
      ['technology-returned', { seat: 1, technology: 'sarween-tools' }, 'Bo returns Sarween Tools'],
      [
        'rolled-against',
        { seat: 1, unit: 'infantry', system: '18', planet: 'mecatol-rex', results: [3, 9], needs: 6, destroyed: 1 },
        'Bo rolls for 2 infantry at Mecatol Rex: 3 9 → 1 destroyed',
      ],
      ['action-cards-discarded', { seat: 1, cards: ['lucky-shot', 'bribery'] }, 'Bo discards Lucky Shot and Bribery'],
      ['deck-reshuffled', { deck: 'action-cards' }, 'The action cards are shuffled anew'],
      ['deck-reshuffled', { deck: 'cultural' }, 'The cultural exploration cards are shuffled anew'],
      ['rules-changed', { from: 4, to: 5, changes: [], undone: [] }, 'The rules have changed (version 4 to 5).'],
      ['agenda-placed', { seat: 1, to: 'top' }, 'Bo puts an agenda on the top'],
      ['agenda-placed', { seat: 0, to: 'bottom' }, 'You put Mutiny on the bottom', { card: 'mutiny' }],
      ['agenda', { card: 'mutiny' }, 'Agenda: Mutiny'],
      ['abstained', { seat: 1 }, 'Bo abstains'],
      [
        'could-not',
        { seat: 0, what: 'vote', reason: { id: 'vote.no-planets', rule: 'LRR 8.6' } },
        'You cannot vote. You have no ready planet whose influence would give votes (LRR 8.6)',
      ],
      ['voted', { seat: 1, outcome: '2', count: 3, planets: [] }, 'Bo casts 3 votes for Cy'],
      [
        'votes-added',
        { seat: 1, count: 3, card: 'predictive-intelligence' },
        'Bo adds 3 votes by Predictive Intelligence',
      ],
      ['agenda-decided', { card: 'mutiny', outcome: 'against' }, 'Mutiny: the outcome is against'],
      ['agenda-decided', { card: 'mutiny', outcome: null }, 'Mutiny is discarded'],
      ['open-to-deals', { seat: 1 }, 'Bo wants to talk'],
      [
        'counter-offer',
        { seat: 1, partner: 0, gives: { commodities: 2 }, wants: { note: 1 } },
        'Bo answers you: 2 commodities for your Ceasefire',
        { wantsNote: 'ceasefire#0' },
      ],
      [
        'offer',
        { seat: 1, partner: 0, gives: { 'action-cards': 2 }, wants: { 'action-cards': 1 } },
        'Bo offers you Spy and Sabotage for 1 action card',
        { givesCards: ['spy', 'sabotage#2'] },
      ],
      [
        'offer',
        { seat: 1, partner: 2, gives: { 'action-cards': 2 }, wants: { note: 1 } },
        'Bo offers Cy 2 action cards for a promissory note',
      ],
      ['commodities-handed-over', { seat: 1, to: 0, count: 3 }, 'Bo hands 3 commodities over to you'],
      ['system-sealed', { seat: 1, system: '18' }, 'Nothing may be moved into 000 Mecatol Rex in this action'],
      ['action-card-played', { seat: 1, card: 'lucky-shot#1' }, 'Bo plays Lucky Shot'],
      ['action-card-announced', { seat: 1, card: 'lucky-shot#1', said: null, at: [] }, undefined],
      [
        'action-card-announced',
        { seat: 1, card: 'lucky-shot#1', said: null, at: [{ unit: 'cruiser', damaged: 1, seat: 0, system: '18' }] },
        'Bo aims Lucky Shot at your damaged cruiser at 000 Mecatol Rex',
      ],
      [
        'action-card-announced',
        { seat: 0, card: 'scuttle', said: null, at: [{ unit: 'carrier', count: 2, system: '18' }] },
        'You aim Scuttle at 2 carriers at 000 Mecatol Rex',
      ],
      [
        'action-card-announced',
        { seat: 0, card: 'signal-jamming', said: null, at: [{ system: '18' }, { seat: 2 }] },
        'You aim Signal Jamming at 000 Mecatol Rex and Cy',
      ],
      [
        'action-card-announced',
        { seat: 1, card: 'seize-artifact', said: null, at: [{ seat: 0 }, { fragment: 'cultural' }] },
        'Bo aims Seize Artifact at you and a cultural relic fragment',
      ],
      [
        'action-card-announced',
        { seat: 1, card: 'plagiarize', said: null, at: [{ technology: 'sarween-tools' }] },
        'Bo aims Plagiarize at Sarween Tools',
      ],
      [
        'action-card-announced',
        { seat: 1, card: 'archaeological-expedition', said: null, at: [{ deck: 'cultural' }] },
        'Bo aims Archaeological Expedition at the cultural deck',
      ],
      [
        'action-card-announced',
        { seat: 1, card: 'plague', said: null, at: [{ planet: 'quann' }] },
        'Bo aims Plague at Quann',
      ],
      ['action-card-cancelled', { seat: 1, card: 'lucky-shot#1' }, 'Lucky Shot is cancelled'],
      ['action-card-discarded', { seat: 1, card: 'lucky-shot#1' }, undefined],
      ['effect-lasts', { seat: 1, card: 'morale-boost', until: 'combat-round' }, undefined],
      [
        'explored',
        { seat: 1, deck: 'hazardous', card: 'rich-world', system: '01', planet: 'mecatol-rex' },
        'Bo explores Mecatol Rex: Rich World',
      ],
      [
        'token-taken-back',
        { seat: 1, system: '18', pool: 'tactic' },
        'Bo takes the token from 000 Mecatol Rex into the tactic pool',
      ],
      ['retreat-prevented', { seat: 1 }, 'Bo cannot retreat in this round'],
      ['retreat-compelled', { seat: 1 }, 'Bo has to retreat, if able'],
      ['production-eased', { seat: 0, more: 4, cheaper: 1 }, 'You produce up to 4 more, for 1 less'],
      [
        'taken-over',
        { seat: 1, from: 0, unit: 'pds', count: 2, system: '18', planet: 'mecatol-rex' },
        'Bo takes over 2 PDS of you at Mecatol Rex',
      ],
      ['hands-seen', { seat: 1, seats: [0, 2] }, 'Bo looks at the action cards of you and Cy'],
      ['hands-seen', { seat: 0, seats: [1] }, 'You look at the action cards of Bo: Plague', { cards: ['plague'] }],
      ['secrets-shown-to', { seat: 1, to: 2, count: 2 }, 'Bo shows Cy 2 secret objectives'],
      ['trade-goods-handed-over', { seat: 1, to: 0, count: 3 }, 'Bo hands 3 trade goods over to you'],
      ['hits-produced', { seat: 1, count: 2 }, 'Bo produces 2 hits'],
      ['rolled-for', { seat: 1, results: [3, 9], needs: 7, reached: 1 }, 'Bo rolls 3 9, of which 1 reach 7'],
      ['rerolled', { seat: 1, dice: [{ unit: 'cruiser', needs: 7, result: 3 }] }, 'Bo rolls again: cruiser 7+: 3'],
      ['combat-over', { kind: 'space', system: '18', winner: null, drawn: true }, 'The combat ends in a draw'],
      [
        'moved',
        { seat: 1, unit: 'infantry', count: 2, from: '18', to: '18', fromPlanet: 'mecatol-rex', toPlanet: null },
        'Bo moves 2 infantry from Mecatol Rex to 000 Mecatol Rex',
      ],
      ['planet-purged', { seat: 1, planet: 'bereg' }, 'Bo destroys Bereg, which is gone for good'],
      ['hits-cancelled', { seat: 1, count: 2 }, 'Bo cancels 2 hits'],
      ['attached', { card: 'rich-world', planet: 'mecatol-rex' }, 'Rich World is attached to Mecatol Rex'],
      [
        'specialties-used',
        { seat: 1, technology: 'sarween-tools', planets: ['mecatol-rex'] },
        'Bo exhausts Mecatol Rex for the prerequisites',
      ],
      ['detached', { card: 'rich-world', planet: 'mecatol-rex' }, 'Mecatol Rex loses Rich World'],
      ['attachment-exhausted', { card: 'rich-world' }, 'Rich World is exhausted'],
      ['predicted', { seat: 1, card: 'trade-rider', outcome: 'for' }, 'Bo stakes Trade Rider on for'],
      ['barred-from-voting', { seat: 1 }, 'Bo cannot vote'],
      ['law-enacted', { law: 'minister-of-peace', elected: '1' }, 'Minister of Peace is law'],
      ['law-passed', { law: 'minister-of-peace', to: 2 }, 'Minister of Peace goes to Cy'],
      ['law-discarded', { law: 'minister-of-peace' }, 'Minister of Peace is law no longer'],
      [
        'points',
        { seat: 1, count: -1, by: 'support-for-the-throne' },
        'Bo loses 1 victory point for Support for the Throne',
      ],
    ];

    test.each(happened)('the event %s %j', (...happening) => {
      const [type, data, words, secret] = happening;
      seenTypes.add(type);
      const event = { type, data, ...(secret && { secret: { 0: secret } }) } as TwilightImperiumEvent;
      expect(eventText(event, forAda)).toBe(words);
    });
  });

  test('no question and no event has words that nobody reads here', () => {
    expect(askKinds.filter(kind => !seenKinds.has(kind))).toEqual([]);
    expect(eventTypes.filter(type => !seenTypes.has(type))).toEqual([]);
  });
});
