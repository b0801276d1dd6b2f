import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { agendaPhaseEnds } from '../../../rules/agenda/agenda-phase.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { gainAndRedistribute } from '../../../rules/phases/status-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { type Given, given, type SeatAtTable, type Started } from '../../../testing/index.ts';
import { statsText, tableForText } from '../../../text/index.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';
import { gainTechnology, researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { gainTokens, redistributeTokens } from '../../../verbs/tokens/tokens.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';

const table = () => given('sol', 'hacan', 'letnev');
/** Nobody can vote, so the speaker decides. */
const decided = (law: string, outcome: 'for' | 'against', start: Given = table()): Started => {
  const started = start.technology(1, 'fighter-ii').agenda(law);
  started.seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses(outcome);
  return started;
};
/** Hacan votes for, Letnev and Sol against; the outcome is against. */
const votedDown = (law: string, start: Given = table()): Started => {
  const started = start.planets('hacan', 'lodor').planets('letnev', 'quann').planets('sol', 'wellon').agenda(law);
  started.seat('hacan').isAsked('vote').chooses('for').allots({ lodor: 1 });
  started.seat('letnev').isAsked('vote').chooses('against').allots({ quann: 1 });
  started.seat('sol').isAsked('vote').chooses('against').allots({ wellon: 1 });
  deepEqual([started.table.state.laws, started.table.state.agendas.discard], [[], [law]]);
  return started;
};

proves('LRR 67.2, agendas/regulated-conscription', 'fighters and infantry cost as much alone as two did', () => {
  const producing = (...laws: string[]) => {
    const start = table()
      .planets('sol', 'jord')
      .units('sol', 'jord', { 'space-dock': 1 })
      .goods('sol', { tradeGoods: 2 });
    for (const law of laws) start.law(law, 'for');
    return start
      .planet('jord', { exhausted: true })
      .resolves('sol', (game, me) => produceIn(game, me, '01'))
      .seat('sol');
  };
  const sol = producing('regulated-conscription').isAsked('produce');
  sol.isOfferedLines({ destroyer: 2, fighter: 2, infantry: 2, cruiser: 1, mech: 1 });
  sol.isRefused('answer/against-rule', { fighter: 2, infantry: 1 }).allots({ fighter: 1, infantry: 1 });
  sol.isAsked('pay-resources').allots({ 'trade-goods': 2 });
  producing().isOfferedLines({ destroyer: 2, fighter: 4, infantry: 4, cruiser: 1, mech: 1 }).passes();
});

proves('LRR 8.20, LRR 8.21, agendas/regulated-conscription', 'for, it stays; against, nothing happens', () => {
  deepEqual(decided('regulated-conscription', 'for').table.state.laws, [
    { id: 'regulated-conscription', elected: 'for' },
  ]);
  deepEqual(decided('regulated-conscription', 'against').table.state.agendas.discard, ['regulated-conscription']);
});

proves('LRR 15.1, agendas/conventions-of-war', 'nobody bombards a cultural planet', () => {
  const bombing = (system: string, planet: 'lodor' | 'wellon', ...laws: string[]) => {
    const start = table()
      .units('sol', system, { dreadnought: 1 })
      .units('hacan', planet, { infantry: 1 })
      .planets('hacan', planet);
    for (const law of laws) start.law(law, 'for');
    return start.start(activate({ system }));
  };
  equal(bombing('26', 'lodor', 'conventions-of-war').table.over, true);
  bombing('26', 'lodor').seat('sol').isAsked('bombardment').passes();
  bombing('19', 'wellon', 'conventions-of-war').seat('sol').isAsked('bombardment').passes();
});

proves('LRR 8.21, agendas/conventions-of-war', 'players who voted against it discard their action cards', () => {
  const { seat } = votedDown(
    'conventions-of-war',
    table().actionCards('sol', 'a', 'b').actionCards('hacan', 'c').actionCards('letnev', 'd'),
  );
  deepEqual(
    (['sol', 'hacan', 'letnev'] as const).map(who => seat(who).player.actionCards),
    [[], ['c'], []],
  );
});

proves('LRR 85.5, agendas/homeland-defense-act', 'any number of PDS stands on an own planet', () => {
  const { seat } = table()
    .law('homeland-defense-act', 'for')
    .planets('sol', 'jord')
    .units('sol', 'jord', { pds: 3, 'space-dock': 1 })
    .resolves('sol', (game, me) => placeStructure(game, me, ['pds', 'space-dock'], 'may'));
  seat('sol').isAsked('place-structure').isOffered('pds@jord').chooses('pds@jord');
  equal(seat('sol').units('jord').pds, 4);
});

proves('LRR 7.5, agendas/homeland-defense-act', 'when it is law no longer, two stay on each planet', () => {
  const { seat } = table()
    .law('homeland-defense-act', 'for')
    .planets('sol', 'jord', 'lodor')
    .units('sol', 'jord', { pds: 4, 'space-dock': 1 })
    .units('sol', 'lodor', { pds: 2 })
    .runs(game => discardLaw(game, 'homeland-defense-act'));
  deepEqual([seat('sol').units('jord'), seat('sol').units('lodor')], [{ pds: 2, 'space-dock': 1 }, { pds: 2 }]);
});

proves('LRR 7.3, agendas/homeland-defense-act', 'voted on anew and passed again, nothing is removed', () => {
  const { seat } = decided(
    'homeland-defense-act',
    'for',
    table()
      .law('homeland-defense-act', 'for')
      .units('sol', 'jord', { pds: 4 })
      .planet('jord', { controller: 'sol', exhausted: true }),
  );
  deepEqual(seat('sol').units('jord'), { pds: 4 });
});

proves('LRR 8.21, agendas/homeland-defense-act', 'voted down, everybody who has a PDS destroys one', () => {
  const { seat } = decided(
    'homeland-defense-act',
    'against',
    table().units('sol', 'jord', { pds: 1 }).units('sol', 'lodor', { pds: 2 }).units('hacan', 'quann', { pds: 1 }),
  );
  seat('sol').isAsked('homeland-defense-act').isOffered('pds@jord', 'pds@lodor').chooses('pds@lodor');
  deepEqual(
    [seat('sol').units('jord'), seat('sol').units('lodor'), seat('hacan').units('quann')],
    [{ pds: 1 }, { pds: 1 }, {}],
  );
});

proves('R-111, LRR 37.3, agendas/fleet-regulations', 'what fleet pools hold beyond 4 goes, and ships with it', () => {
  const { seat } = decided(
    'fleet-regulations',
    'for',
    table().tokens('sol', { fleet: 6 }).tokens('hacan', { fleet: 4 }).units('sol', '46', { cruiser: 5 }),
  );
  deepEqual([seat('sol').tokens.fleet, seat('hacan').tokens.fleet, seat('letnev').tokens.fleet], [4, 4, 3]);
  deepEqual([seat('sol').units('46'), seat('sol').tokens.reinforcements], [{ cruiser: 4 }, 7]);
});

proves(
  'LRR 20.2, agendas/fleet-regulations',
  'no fifth token is gained, moved or redistributed into the fleet pool',
  () => {
    const regulated = () => table().law('fleet-regulations', 'for').tokens('sol', { tactic: 3, fleet: 3, strategy: 2 });
    const gaining = regulated().resolves('sol', (game, me) => gainTokens(game, me, 3));
    gaining.seat('sol').isOfferedLines({ tactic: 3, fleet: 1, strategy: 3 }).allots({ fleet: 1, tactic: 2 });
    const moving = regulated().resolves('sol', redistributeTokens);
    moving
      .seat('sol')
      .isOfferedLines({ tactic: 8, fleet: 4, strategy: 8 })
      .allots({ tactic: 3, fleet: 4, strategy: 1 });
    const status = regulated().start(gainAndRedistribute({}));
    status.seat('sol').isOfferedLines({ tactic: 10, fleet: 4, strategy: 10 });
    for (const who of [0, 1, 2]) status.seat(who).allots({ tactic: 6, fleet: 4 });
    equal(status.seat('sol').tokens.fleet, 4);
  },
);

proves('LRR 8.21, agendas/fleet-regulations', 'voted down, everybody adds a token from reinforcements', () => {
  const { seat } = decided(
    'fleet-regulations',
    'against',
    table().tokens('hacan', { tactic: 6, fleet: 5, strategy: 5 }),
  );
  deepEqual([seat('sol').tokens.fleet, seat('hacan').tokens.fleet, seat('letnev').tokens.fleet], [4, 5, 4]);
  equal(seat('sol').tokens.reinforcements, 7);
});

proves(
  'LRR 90.10, agendas/anti-intellectual-revolution',
  'a player who researches destroys one of their non-fighter ships',
  () => {
    const { seat } = table()
      .law('anti-intellectual-revolution', 'for')
      .units('sol', '46', { cruiser: 1, fighter: 1 })
      .units('sol', '01', { dreadnought: 1, 'dreadnought!': 1 })
      .technology(0, 'fighter-ii')
      .resolves('sol', (game, me) => researchTechnology(game, me));
    seat('sol').isAsked('research').chooses('neural-motivator');
    seat('sol')
      .isAsked('anti-intellectual-revolution.ship')
      .isOffered('cruiser@46', 'dreadnought@01', 'dreadnought!@01');
    seat('sol').chooses('dreadnought!@01');
    deepEqual(seat('sol').units('01'), { dreadnought: 1 });
  },
);

proves(
  'LRR 90.5, agendas/anti-intellectual-revolution',
  'not who gains one otherwise, nor who has no such ship',
  () => {
    const gained = table()
      .law('anti-intellectual-revolution', 'for')
      .units('sol', '46', { cruiser: 1 })
      .resolves('sol', (game, me) => gainTechnology(game, me, 'neural-motivator'));
    deepEqual(gained.seat('sol').units('46'), { cruiser: 1 });
    const bare = table()
      .law('anti-intellectual-revolution', 'for')
      .units('sol', '46', { fighter: 1 })
      .technology(0, 'fighter-ii')
      .resolves('sol', (game, me) => researchTechnology(game, me));
    bare.seat('sol').chooses('neural-motivator').isNotAsked();
  },
);

/** Continues to the next strategy phase, until Sol is asked for a strategy card. */
const thenStrategyPhase = (law: string, start: Given) =>
  start
    .custodians(false)
    .phase('agenda')
    .active(null)
    .start({ proc: 'ti/consider-agenda', args: { card: law } }, agendaPhaseEnds({}), strategyPhase({}));

proves(
  'LRR 84, agendas/anti-intellectual-revolution',
  'voted down, planets are exhausted when the next strategy phase starts',
  () => {
    const start = table()
      .technology('sol', 'neural-motivator', 'sarween-tools')
      .technology('hacan', 'neural-motivator', 'sarween-tools')
      .planet('lodor', { controller: 'sol', exhausted: true })
      .planet('quann', { controller: 'sol', exhausted: true })
      .planet('bereg', { controller: 'sol', exhausted: true })
      .planet('wellon', { controller: 'hacan', exhausted: true })
      .planet('thibah', { controller: 'letnev', exhausted: true });
    for (const who of [0, 1, 2]) start.strategyCards(who);
    const { seat, table: played } = thenStrategyPhase('anti-intellectual-revolution', start);
    seat('sol').isAsked('break-tie').chooses('against');
    const asked = seat('sol').isAsked('anti-intellectual-revolution.planets').isBound(2, 2);
    asked.isOffered('lodor', 'quann', 'bereg').chooses('lodor', 'bereg');
    deepEqual(
      [seat('sol').readyPlanets, seat('hacan').readyPlanets, seat('letnev').readyPlanets],
      [['quann'], [], ['thibah']],
    );
    deepEqual(played.state.lasting, []);
    for (let i = 0; i < 6; i++)
      seat(i % 3)
        .isAsked('strategy-card')
        .chooses(played.state.strategyCards[0]!.id);
  },
);

proves('LRR 2.4, agendas/executive-sanctions', 'everybody discards down to 3, and holds no more from then on', () => {
  const { seat, table: played } = decided(
    'executive-sanctions',
    'for',
    table().actionCards('sol', 'a', 'b', 'c', 'd', 'e').actionCards('hacan', 'f', 'g', 'h'),
  );
  seat('sol').isAsked('discard-action-cards').isBound(2, 2).chooses('a', 'b');
  deepEqual(
    [seat('sol').player.actionCards, played.state.actionCards.discard],
    [
      ['c', 'd', 'e'],
      ['a', 'b'],
    ],
  );
  const later = table()
    .law('executive-sanctions', 'for')
    .actionCards('sol', 'a', 'b', 'c')
    .deck('action-cards', 'd')
    .resolves('sol', (game, me) => drawActionCards(game, me, 1));
  later.seat('sol').isAsked('discard-action-cards').isOffered('a', 'b', 'c', 'd').chooses('d');
});

proves('LRR 8.21, agendas/executive-sanctions', 'voted down, everybody discards one at random', () => {
  const { seat, table: played } = decided(
    'executive-sanctions',
    'against',
    table().actionCards('sol', 'a', 'b', 'c').actionCards('hacan', 'f'),
  );
  deepEqual(
    [seat('sol').player.actionCards.length, seat('hacan').player.actionCards, played.state.actionCards.discard.length],
    [2, [], 2],
  );
});

const offersWarSun = ({ ask }: SeatAtTable): boolean =>
  'options' in ask && ask.options.some(({ key }) => key === 'war-sun');

proves(
  'LRR 90.12, agendas/publicize-weapon-schematics',
  'once somebody owns War Sun, nobody needs its prerequisites',
  () => {
    const researching = (start: Given) => start.resolves('sol', (game, me) => researchTechnology(game, me)).seat('sol');
    const law = () => table().law('publicize-weapon-schematics', 'for');
    researching(law().technology('hacan', 'war-sun')).isAsked('research').chooses('war-sun').isNotAsked();
    for (const start of [law(), table().technology('hacan', 'war-sun')]) {
      const sol = researching(start);
      equal(offersWarSun(sol), false);
      sol.passes();
    }
  },
);

proves('LRR 87, agendas/publicize-weapon-schematics', 'war suns do not sustain damage, other ships do', () => {
  const { state } = table().law('publicize-weapon-schematics', 'for').start().table;
  deepEqual(
    [statsOf(state, 0, 'war-sun').sustain, statsOf(state, 0, 'dreadnought').sustain, statsOf(state, 0, 'war-sun').move],
    [undefined, true, statsOf(table().start().table.state, 0, 'war-sun').move],
  );
});

proves(
  'LRR 8.21, agendas/publicize-weapon-schematics',
  'voted down, who owns War Sun discards its action cards',
  () => {
    const { seat } = decided(
      'publicize-weapon-schematics',
      'against',
      table().technology('hacan', 'war-sun').actionCards('hacan', 'a', 'b').actionCards('sol', 'c'),
    );
    deepEqual([seat('hacan').player.actionCards, seat('sol').player.actionCards], [[], ['c']]);
  },
);

proves('agendas/articles-of-war', 'mechs keep their cost, their combat value and Sustain Damage alone', () => {
  const mech = { cost: 2, combat: { hitsOn: 6, dice: 1 }, sustain: true };
  const { state } = given('l1z1x', 'arborec', 'xxcha').law('articles-of-war', 'for').start().table;
  deepEqual(
    [0, 1, 2].map(seat => statsOf(state, seat, 'mech')),
    [mech, mech, mech],
  );
  deepEqual(statsOf(state, 0, 'dreadnought').bombardment !== undefined, true);
});

proves('LRR 8.21, agendas/articles-of-war', 'voted down, who voted for it gains 3 trade goods', () => {
  const { seat } = votedDown('articles-of-war');
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods, seat('letnev').tradeGoods], [0, 3, 0]);
});

proves('LRR 30, agendas/articles-of-war', 'nor has a mech what its text says', () => {
  const dropped = (start: Given) =>
    start
      .sheet('sol')
      .planet('wellon', { controller: 'sol', exhausted: true })
      .goods('sol', { tradeGoods: 3 })
      .start(takeTurn({ seat: 0 }))
      .seat('sol')
      .chooses('component:orbital-drop:orbital-drop');
  dropped(table()).isAsked('after-faction-ability').isOffered('zs-thunderbolt-m2').passes();
  dropped(table().law('articles-of-war', 'for')).isNotAsked();
});

test('what is offered says what units can do by law', () => {
  const said = (...laws: string[]) => {
    const start = table();
    for (const law of laws) start.law(law, 'for');
    const now = tableForText(start.start().table.view(0), String);
    return statsText(now.statsOf(0, 'fighter'));
  };
  equal(said().startsWith('cost 1 for 2'), true);
  equal(said('shared-research', 'regulated-conscription').startsWith('cost 1, '), true);
});
