import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import type { Source } from '../../../model/ids.ts';
import { initiativeOrder } from '../../../moments/phases/initiative.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategyPhaseEnds } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';
import { gainRelic } from '../../../verbs/cards/relics.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';

const table = () =>
  given('hacan', 'naalu', 'letnev').sheet('naalu').planets('naalu', 'druaa').planets('hacan', 'arretze');

proves(
  'LRR 48, faction-abilities/telepathic',
  'the token stays with its player, whatever strategy card they have then',
  () => {
    const { table: played } = table()
      .strategyCards('naalu', 'imperial')
      .runs(function* (game) {
        game.lasting = [{ id: 'telepathic', seat: 1, until: 'round', aim: null }];
        const [first, second] = [playerToChange(game, 0), playerToChange(game, 1)];
        [first.strategyCards, second.strategyCards] = [second.strategyCards, first.strategyCards];
      });
    deepEqual(initiativeOrder(played.state), [1, 2, 0]);
  },
);

proves(
  'LRR 33.10c, promissory-notes/gift-of-prescience',
  'the holder keeps the token for the round when its owner is eliminated',
  () => {
    const { seat, table: played } = table()
      .strategyCards('letnev', 'imperial')
      .notes('letnev', 'gift-of-prescience#1')
      .start(strategyPhaseEnds({}));
    seat('letnev').chooses('gift-of-prescience#1');
    const later = table()
      .strategyCards('letnev', 'imperial')
      .notesInPlay('letnev', 'gift-of-prescience#1')
      .with(game => {
        game.lasting = [{ id: 'telepathic', seat: 2, until: 'round', aim: null }];
      })
      .units('letnev', 'bereg', { infantry: 1 })
      .runs(game => eliminate(game, 1));
    equal(initiativeOrder(later.table.state)[0], 2);
    equal(initiativeOrder(played.state)[0], 2);
  },
);

/** Hacan moves a cruiser into a system with Naalu ships. */
const surprise = (ships: Record<string, number>, from = '20', to = '46') =>
  table().units('naalu', to, ships).units('hacan', from, { cruiser: 1 }).token('hacan', to);

const flees = (arranged: ReturnType<typeof surprise>, goal: string, from = '20', to = '46') => {
  const started = arranged.start(activate({ system: to }));
  started.seat('hacan').chooses(from).allots({ cruiser: 1 });
  const naalu = started.seat('naalu').isAsked('after-ships-moved').chooses('foresight').isAsked('foresight.system');
  const { ask } = naalu;
  const offered = ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
  naalu.chooses(goal);
  return { ...started, naalu, offered };
};

proves(
  'LRR 59.1, LRR 86.1, LRR 11.1, faction-abilities/foresight',
  'into no nebula; into asteroids with Antimass Deflectors',
  () => {
    const { offered } = flees(surprise({ cruiser: 1 }), '19');
    deepEqual([offered.includes('42'), offered.includes('44')], [false, false]);
    const antimass = flees(surprise({ cruiser: 1 }).technology('naalu', 'antimass-deflectors'), '44');
    deepEqual(antimass.naalu.units('44'), { cruiser: 1 });
    const beside = flees(surprise({ cruiser: 1 }, '46', '19'), '26', '46', '19');
    deepEqual(
      ['42', '26'].map(id => beside.offered.includes(id)),
      [false, true],
    );
    const supernova = flees(surprise({ cruiser: 1 }, '20', '41').mayRoll('gravity-rift', 10), '18', '20', '41');
    deepEqual(
      ['43', '18'].map(id => supernova.offered.includes(id)),
      [false, true],
    );
  },
);

proves(
  'LRR 41.2, faction-abilities/foresight',
  'ships that leave a rift roll; the token is placed even if none survives',
  () => {
    const { naalu } = flees(surprise({ cruiser: 1 }, '20', '41').dice('gravity-rift', 1), '18', '20', '41');
    deepEqual([naalu.units('18'), naalu.units('41'), naalu.tokensOnBoard, naalu.tokens.strategy], [{}, {}, ['18'], 1]);
  },
);

proves('LRR 37.1, LRR 16.3, faction-abilities/foresight', 'fleet pool and capacity count where they go', () => {
  const arranged = surprise({ cruiser: 2 }).tokens('naalu', { fleet: 2 }).units('naalu', '19', { cruiser: 1 });
  const { naalu } = flees(arranged, '19');
  deepEqual(naalu.isNotAsked().units('19'), { cruiser: 2 });
  const fighters = flees(surprise({ carrier: 1, fighter: 4 }).units('naalu', '19', { carrier: 1, fighter: 4 }), '19');
  deepEqual(fighters.naalu.units('19'), { carrier: 2, fighter: 8 });
});

proves(
  'LRR 95.1, faction-abilities/foresight',
  'ground forces of the system may come along, as far as there is room',
  () => {
    const arranged = surprise({ carrier: 1, fighter: 3 }, '46', '19')
      .planets('naalu', 'wellon')
      .units('naalu', 'wellon', { infantry: 6 });
    const started = arranged.start(activate({ system: '19' }));
    started.seat('hacan').chooses('46').allots({ cruiser: 1 });
    const naalu = started.seat('naalu').chooses('foresight').chooses('26');
    naalu.isAsked('retreat.cargo').isBound(0, 4).allots({ 'wellon:infantry': 4 });
    naalu.isAsked('remove-cargo').isBound(3, 3).allots({ infantry: 3 });
    deepEqual([naalu.units('26'), naalu.units('wellon')], [{ carrier: 1, fighter: 3, infantry: 1 }, { infantry: 2 }]);
  },
);

proves('LRR 77, faction-abilities/foresight', 'the cannons of the active system fire all the same', () => {
  const arranged = surprise({ cruiser: 1 }, '46', '19')
    .planets('naalu', 'wellon')
    .units('naalu', 'wellon', { pds: 1 })
    .dice('space-cannon', 10);
  const { naalu, seat } = flees(arranged, '26', '46', '19');
  naalu.isAsked('space-cannon').chooses('0');
  deepEqual([seat('hacan').units('19'), naalu.units('26')], [{}, { cruiser: 1 }]);
});

proves(
  'LRR 20.5, faction-abilities/foresight, leaders/magmus, relics/scepter-of-emelpar',
  'the token is placed, not spent',
  () => {
    const arranged = given('hacan', 'naalu', 'muaat')
      .sheet('naalu')
      .planets('naalu', 'druaa')
      .planets('muaat', 'muaat')
      .leader('muaat', 'magmus')
      .notesInPlay('naalu', 'alliance#2')
      .relics('naalu', 'scepter-of-emelpar')
      .units('naalu', '46', { cruiser: 1 })
      .units('hacan', '20', { cruiser: 1 })
      .token('hacan', '46');
    const { naalu } = flees(arranged, '19');
    deepEqual([naalu.isNotAsked().tradeGoods, naalu.tokens.strategy, naalu.player.exhausted], [0, 1, []]);
    const none = given('hacan', 'naalu', 'letnev')
      .sheet('naalu')
      .relics('naalu', 'scepter-of-emelpar')
      .tokens('naalu', { strategy: 0 })
      .units('naalu', '46', { cruiser: 1 })
      .units('hacan', '20', { cruiser: 1 })
      .token('hacan', '46')
      .mayRoll('combat', 10)
      .mayRoll('combat', 1)
      .start(activate({ system: '46' }));
    none.seat('hacan').chooses('20').allots({ cruiser: 1 });
    const kinds = none.table.asks().map(({ kind }) => kind);
    equal(kinds.includes('after-ships-moved'), false);
    for (let ask = none.table.asks()[0]; ask; ask = none.table.asks()[0]) none.seat(ask.seat).passes();
  },
);

proves(
  'LRR 37.1a, technologies/hybrid-crystal-fighter-ii',
  'half a ship is rounded up, in each system separately',
  () => {
    const fleet = (fighters: number, cruisers: number) =>
      table()
        .technology('naalu', 'hybrid-crystal-fighter-ii')
        .tokens('naalu', { fleet: 3 })
        .units('naalu', '46', { fighter: fighters, cruiser: cruisers })
        .crowded()
        .start(strategyPhaseEnds({}))
        .seat('naalu');
    deepEqual(fleet(3, 1).isNotAsked().units('46'), { fighter: 3, cruiser: 1 });
    fleet(5, 1).isAsked('remove-cargo').allots({ fighter: 1 });
  },
);

proves('LRR 30.2a, faction-units/iconoclast', 'none is placed if none is left in the reinforcements', () => {
  const { seat } = table()
    .units('naalu', 'druaa', { mech: 4 })
    .deck('relics', 'the-codex')
    .resolves('hacan', gainRelic);
  deepEqual(seat('naalu').isNotAsked().units('druaa'), { mech: 4 });
});

proves('LRR 32, leaders/zeu', 'a token of Diplomacy goes back too', () => {
  const { seat } = table()
    .leader('naalu', 'zeu')
    .strategyCards('hacan', 'diplomacy')
    .strategyCards('naalu', 'trade!')
    .tokens('naalu', { strategy: 0 })
    .tokens('letnev', { strategy: 0 })
    .start(takeTurn({ seat: 0 }));
  seat('hacan').chooses('strategic:diplomacy').chooses('16');
  seat('naalu').isAsked('after-token-placed').chooses('zeu');
  deepEqual(seat('naalu').tokensOnBoard, []);
  deepEqual(seat('letnev').tokensOnBoard, ['16']);
  for (let i = 0; i < 9 && seat('hacan').isWaitedFor; i++)
    if (seat('hacan').ask.kind === 'action') seat('hacan').chooses('end-turn');
    else seat('hacan').passes();
});

proves(
  'LRR 89, LRR 69.3, leaders/zeu, promissory-notes/ceasefire',
  'the player who takes the action is the active player: notes against them apply although they have passed',
  () => {
    const sets: readonly Source[] = ['base', 'pok', 'codex3'];
    const { seat } = given('naalu', 'hacan', 'letnev', { sets })
      .sheet('naalu')
      .leader('naalu', 'zeu')
      .strategyCards('naalu', 'leadership!')
      .planets('letnev', 'arc-prime')
      .notes('letnev', 'ceasefire#1')
      .units('letnev', '20', { cruiser: 1 })
      .units('hacan', '39', { cruiser: 1 })
      .passed('hacan')
      .start(takeTurn({ seat: 0 }));
    seat('naalu').uses('zeu').chooses('1');
    seat('hacan').chooses('tactical').isAsked('activate').chooses('20');
    seat('letnev').isAsked('after-system-activated').isOffered('ceasefire#1').chooses('ceasefire#1');
    seat('hacan').isNotAsked();
    equal(seat('hacan').player.passed, true);
    while (seat('naalu').isWaitedFor)
      if (seat('naalu').ask.kind === 'action') seat('naalu').chooses('end-turn');
      else seat('naalu').passes();
  },
);

proves(
  'LRR 8.2, leaders/maban, agendas/covert-legislation',
  'the hidden agenda stays hidden; the next one is seen',
  () => {
    const { table: played } = given('hacan', 'naalu', 'letnev')
      .sheet('naalu')
      .leader('naalu', 'maban')
      .planets('hacan', 'lodor')
      .deck('agendas', 'mutiny', 'public-execution', 'shared-research')
      .agenda('covert-legislation');
    deepEqual(played.view(1).agendaEnds, { top: 'public-execution', bottom: 'shared-research' });
    for (let ask = played.asks()[0]; ask; ask = played.asks()[0]) {
      const key = ask.form === 'pick' && ask.min > 0 ? [ask.options[0]!.key] : ask.form === 'allocate' ? {} : [];
      played.answer({ ask: ask.id, seat: ask.seat, value: key });
    }
  },
);

proves(
  'LRR 67.2, leaders/maban, agendas/regulated-conscription',
  'in the first wording two fighters for a resource, one of which counts against Production',
  () => {
    const { seat } = given('naalu', 'hacan', 'letnev', { sets: ['base', 'pok'] })
      .sheet('naalu')
      .leader('naalu', 'maban')
      .law('regulated-conscription')
      .units('naalu', 'wellon', { 'space-dock': 1 })
      .planets('naalu', 'wellon')
      .units('naalu', '19', { carrier: 2 })
      .goods('naalu', { tradeGoods: 5 })
      .resolves('naalu', (game, me) => produceIn(game, me, '19')); // Production 3
    const naalu = seat('naalu').isAsked('produce');
    naalu.allots({ fighter: 6 }).isAsked('pay-resources').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
    deepEqual(naalu.units('19'), { carrier: 2, fighter: 6 });
  },
);

proves(
  'R-113, R-313, leaders/zeu, faction-units/starlancer',
  "what ends the turn of whoever acts at its word ends that action, not the owner's turn",
  () => {
    const sets: readonly Source[] = ['base', 'pok', 'codex3'];
    const { seat, table: played } = given('naalu', 'hacan', 'mahact', { sets })
      .sheet('naalu')
      .sheet('mahact')
      .leader('naalu', 'zeu')
      .technology('naalu', 'fleet-logistics')
      .planets('hacan', 'arretze')
      .planets('mahact', 'ixth', 'wellon')
      .units('mahact', 'wellon', { mech: 1 })
      .with(game => {
        playerToChange(game, 2).guests = [1];
      })
      .strategyCards('naalu', 'leadership!')
      .start(takeTurn({ seat: 0 }));
    seat('naalu').uses('zeu').chooses('1');
    seat('hacan').chooses('tactical').chooses('19');
    seat('mahact').isAsked('after-system-activated').chooses('starlancer');
    seat('hacan').isAsked('gain-tokens').allots({ tactic: 1 });
    deepEqual([played.state.tactical, played.state.active], [null, 0]);
    seat('naalu').isAsked('action').isTold({ left: 1 }).chooses('end-turn');
  },
);
