import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { State } from '../../../model/state.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const table = () =>
  given('naaz-rokha', 'hacan', 'letnev')
    .sheet('naaz-rokha')
    .planets('naaz-rokha', 'naazir')
    .planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('naaz-rokha', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('naaz-rokha').player;
  const own = ['distant-suns', 'fabrication', 'visz-el-vir', 'eidolon', 'pre-fab-arcologies', 'supercharge'];
  deepEqual([...sheet].sort(), [...own].sort());
  deepEqual(leaders, [
    { id: 'garv-and-gunn', locked: false },
    { id: 'dart-and-tai', locked: true },
    { id: 'hesh-and-prit', locked: true },
  ]);
});

const digging = (mechs: number, ...cards: string[]) =>
  table()
    .planet('bereg', { controller: 'naaz-rokha', exhausted: true })
    .units('naaz-rokha', 'bereg', { mech: mechs })
    .deck('hazardous', ...cards);

const explores = (game: State) => explorePlanet(game, 0, 'bereg');

proves(
  'LRR 35, faction-abilities/distant-suns',
  'with mechs it may draw one card more, and resolves one of the two',
  () => {
    const { seat, table: played } = digging(2, 'core-mine#1', 'rich-world', 'volatile-fuel-source#1').runs(explores);
    const naaz = seat('naaz-rokha').isAsked('when-exploring').isOffered('distant-suns').chooses('distant-suns');
    naaz.isAsked('explore.card').isOffered('core-mine#1', 'rich-world').chooses('rich-world');
    deepEqual(naaz.planet('bereg').attachments, ['rich-world']);
    deepEqual(played.state.exploration.hazardous, { cards: ['volatile-fuel-source#1'], discard: ['core-mine#1'] });
  },
);

proves('LRR 35, faction-abilities/distant-suns', 'as a choice made before any card; not without mechs', () => {
  const { seat } = digging(1, 'rich-world', 'core-mine#1').runs(explores);
  deepEqual(seat('naaz-rokha').passes().planet('bereg').attachments, ['rich-world']);
  const bare = digging(0, 'rich-world').runs(explores);
  deepEqual(bare.seat('naaz-rokha').isNotAsked().planet('bereg').attachments, ['rich-world']);
});

const withFragments = (fragments: Readonly<Record<string, number>>, ...relics: string[]) =>
  table()
    .deck('relics', ...relics)
    .with(game => {
      for (const seat of [0, 2]) Object.assign(game.seats[seat]!.fragments, fragments);
    });

const turn = (set: ReturnType<typeof table>, who: 'naaz-rokha' | 'letnev' = 'naaz-rokha') =>
  set
    .planets('letnev', 'arc-prime')
    .strategyCards(who, 'leadership!')
    .tokens(who, { tactic: 0 })
    .start(takeTurn({ seat: who === 'letnev' ? 2 : 0 }));

proves('LRR 73, faction-abilities/fabrication', 'two fragments of a type make a relic, unknown ones fit', () => {
  const { seat } = turn(withFragments({ cultural: 1, hazardous: 1, frontier: 1 }, 'dynamis-core'));
  const naaz = seat('naaz-rokha').uses('fabrication').isAsked('fabrication.fragments').isBound(1, 2);
  naaz.isRefused('answer/against-rule', { cultural: 1, hazardous: 1 }).allots({ cultural: 1, frontier: 1 });
  deepEqual([naaz.player.relics, naaz.player.fragments.hazardous], [['dynamis-core'], 1]);
});

proves('LRR 73, faction-abilities/fabrication', 'or one fragment a command token; also for nothing', () => {
  const { seat } = turn(withFragments({ cultural: 1 }, 'dynamis-core'));
  const naaz = seat('naaz-rokha').uses('fabrication').isBound(1, 1).allots({ cultural: 1 });
  naaz.isAsked('gain-tokens').allots({ strategy: 1 });
  equal(naaz.tokens.strategy, 3);
  const none = turn(withFragments({ cultural: 2 }));
  deepEqual(none.seat('naaz-rokha').uses('fabrication').allots({ cultural: 2 }).player.relics, []);
  const empty = turn(withFragments({}, 'dynamis-core'));
  empty.seat('naaz-rokha').cannotUse('fabrication').chooses('pass');
});

const note = 'black-market-forgery#0';

proves(
  'LRR 69.3, promissory-notes/black-market-forgery',
  'its holder makes a relic of two, and gives the note back',
  () => {
    const { seat } = turn(withFragments({ cultural: 2 }, 'dynamis-core').notes('letnev', note), 'letnev');
    seat('letnev').chooses(`component:black-market-forgery:${note}`).allots({ cultural: 2 });
    deepEqual([seat('letnev').player.relics, seat('naaz-rokha').player.notes], [['dynamis-core'], [note]]);
  },
);

proves('LRR 69.3, promissory-notes/black-market-forgery', 'not without a relic or a pair', () => {
  for (const set of [withFragments({ cultural: 2 }), withFragments({ cultural: 1, industrial: 1 }, 'dynamis-core')]) {
    const { seat } = turn(set.notes('letnev', note), 'letnev');
    seat('letnev').isOffered('pass').chooses('pass');
  }
});

proves('LRR 35, technologies/pre-fab-arcologies', 'an explored planet is readied, after the card', () => {
  const { seat } = digging(0, 'rich-world').technology('naaz-rokha', 'pre-fab-arcologies').runs(explores);
  equal(seat('naaz-rokha').planet('bereg').exhausted, false);
  const without = digging(0, 'rich-world').runs(explores);
  equal(without.seat('naaz-rokha').planet('bereg').exhausted, true);
});

proves('LRR 18, technologies/supercharge', 'plus 1 to all its combat rolls for one round, once', () => {
  const { seat } = table()
    .technology('naaz-rokha', 'supercharge')
    .units('naaz-rokha', '46', { cruiser: 2 })
    .units('hacan', '46', { dreadnought: 1 })
    .dice('combat', 6, 1)
    .dice('combat', 1)
    .dice('combat', 6, 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('naaz-rokha').isAsked('start-of-space-combat').isOffered('supercharge').chooses('supercharge');
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual([seat('hacan').units('46'), seat('naaz-rokha').player.exhausted], [{}, ['supercharge']]);
});

proves('LRR 78, faction-units/eidolon', 'mechs in space fight as ships and are mechs again afterwards', () => {
  const { seat, table: played } = table()
    .units('naaz-rokha', '46', { carrier: 1, mech: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1, 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(
    told(played, 'units-marked').map(({ mark }) => mark),
    ['z-grav', undefined],
  );
  deepEqual([seat('naaz-rokha').units('46'), seat('hacan').units('46')], [{ carrier: 1, mech: 1 }, {}]);
  equal(
    played.state.systems.some(({ space }) => space.some(({ mark }) => mark !== undefined)),
    false,
  );
});

proves(
  'LRR 87, LRR 16.3, faction-units/eidolon',
  'in space they take hits, cannot sustain damage, and need capacity afterwards',
  () => {
    const { seat } = table()
      .units('naaz-rokha', '46', { carrier: 1, mech: 2 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 1, 8, 1, 1, 1)
      .dice('combat', 7)
      .start(activate({ system: '46' }));
    seat('naaz-rokha').isAsked('assign-hits').isOfferedLines({ carrier: 1, 'mech~z-grav': 2 }).allots({ carrier: 1 });
    deepEqual(seat('naaz-rokha').units('46'), {});
  },
);

proves('LRR 78, faction-units/eidolon', 'not in ground combat, nor in combats of others', () => {
  const { seat, table: played } = table()
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('naaz-rokha', '19', { carrier: 1, mech: 1 })
    .token('naaz-rokha', '19')
    .dice('combat', 6, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('naaz-rokha').allots({ 'mech@wellon': 1 });
  deepEqual([told(played, 'units-marked'), seat('naaz-rokha').planets], [[], ['naazir', 'wellon']]);
});

proves(
  'LRR 18, faction-units/visz-el-vir',
  'each mech that fights beside it rolls a die more, in space and on the ground',
  () => {
    const { table: played } = table()
      .units('naaz-rokha', '46', { flagship: 1, mech: 2 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 9, 1, 1, 1, 1, 1, 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    equal(
      told(played, 'combat-roll')
        .find(({ seat }) => seat === 0)!
        .dice.filter(({ unit }) => unit === 'mech').length,
      6,
    );
    const ground = table()
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 1 })
      .units('naaz-rokha', '19', { flagship: 1, mech: 1 })
      .token('naaz-rokha', '19')
      .dice('combat', 1, 1, 6)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    ground.seat('naaz-rokha').allots({ 'mech@wellon': 1 });
    deepEqual(ground.seat('hacan').units('wellon'), {});
  },
);

proves('LRR 51.4, leaders/garv-and-gunn', 'whoever ends a turn may explore a planet', () => {
  const set = () =>
    table()
      .leader('naaz-rokha', 'garv-and-gunn')
      .planets('hacan', 'bereg')
      .deck('hazardous', 'rich-world')
      .active('hacan');
  const { seat } = set().start(turnEnds({ seat: 1 }));
  seat('naaz-rokha').isAsked('end-of-turn').isOffered('garv-and-gunn').chooses('garv-and-gunn');
  seat('hacan').isAsked('garv-and-gunn.planet').isOffered('bereg').chooses('bereg');
  deepEqual(
    [seat('hacan').planet('bereg').attachments, seat('naaz-rokha').player.exhausted],
    [['rich-world'], ['garv-and-gunn']],
  );
  const declined = set().start(turnEnds({ seat: 1 }));
  declined.seat('naaz-rokha').chooses('garv-and-gunn');
  deepEqual(declined.seat('hacan').passes().planet('bereg').attachments, []);
});

proves('LRR 51.8, leaders/dart-and-tai', 'a planet taken from somebody is explored, for the Alliance too', () => {
  for (const who of [0, 2]) {
    const { seat } = table()
      .leader('naaz-rokha', 'dart-and-tai')
      .notesInPlay('letnev', 'alliance#0')
      .planets('letnev', 'arc-prime')
      .planets('hacan', 'bereg')
      .deck('hazardous', 'rich-world')
      .runs(game => gainControl(game, who, 'bereg'));
    seat(who).isAsked('after-control-gained').isOffered('dart-and-tai').chooses('dart-and-tai');
    deepEqual(seat(who).planet('bereg').attachments, ['rich-world']);
  }
  const fresh = table()
    .leader('naaz-rokha', 'dart-and-tai')
    .deck('hazardous', 'rich-world', 'core-mine#1')
    .runs(game => gainControl(game, 0, 'bereg'));
  deepEqual(fresh.seat('naaz-rokha').isNotAsked().planet('bereg').attachments, ['rich-world']);
});

proves('LRR 51.6, leaders/dart-and-tai', 'mechs in three systems unlock it', () => {
  const locked = (third: '46' | '19') =>
    turn(
      table()
        .crowded()
        .leader('naaz-rokha', 'dart-and-tai', 'locked')
        .units('naaz-rokha', 'naazir', { mech: 1 })
        .units('naaz-rokha', '19', { carrier: 1, mech: 1 })
        .units('naaz-rokha', third, { carrier: 1, mech: 1 }),
    )
      .seat('naaz-rokha')
      .chooses('pass').player.leaders[0]!.locked;
  deepEqual([locked('46'), locked('19')], [false, true]);
});

proves('LRR 51.12, leaders/hesh-and-prit', 'a relic, and two secondaries for tokens of the reinforcements', () => {
  const { seat } = turn(
    table()
      .leader('naaz-rokha', 'hesh-and-prit')
      .deck('relics', 'dynamis-core')
      .deck('action-cards', 'a', 'b', 'c')
      .strategyCards('hacan', 'politics')
      .strategyCards('letnev', 'trade!'),
  );
  const naaz = seat('naaz-rokha').uses('hesh-and-prit').isAsked('hesh-and-prit.card');
  const { ask } = naaz;
  equal(ask.form === 'pick' && ask.options.some(({ key }) => key === 'trade' || key === 'leadership'), false);
  naaz.chooses('politics').isAsked('hesh-and-prit.card').chooses('diplomacy');
  while (naaz.isWaitedFor) naaz.passes();
  deepEqual([naaz.player.relics, naaz.player.actionCards, naaz.player.leaders], [['dynamis-core'], ['a', 'b'], []]);
  equal(naaz.tokens.strategy, 2);
});

proves('LRR 20.3b, leaders/hesh-and-prit', 'without reinforcements a token of the command sheet is spent', () => {
  const { seat } = table()
    .leader('naaz-rokha', 'hesh-and-prit')
    .deck('action-cards', 'a', 'b', 'c')
    .planets('letnev', 'arc-prime')
    .strategyCards('naaz-rokha', 'leadership!')
    .strategyCards('hacan', 'politics')
    .tokens('naaz-rokha', { tactic: 0, fleet: 8, strategy: 8 })
    .start(takeTurn({ seat: 0 }));
  const naaz = seat('naaz-rokha').uses('hesh-and-prit').chooses('politics').passes();
  naaz.isAsked('lose-tokens').allots({ strategy: 1 });
  deepEqual([naaz.tokens.strategy, naaz.player.actionCards.length], [7, 2]);
});
