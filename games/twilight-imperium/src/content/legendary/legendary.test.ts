import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { planetToChange, systemToChange } from '../../model/changes.ts';
import { allPlanets, systemWith } from '../../model/readers.ts';
import { newPlanet } from '../../model/setup.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { activate } from '../../moments/steps.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { readyRepairReturn } from '../../rules/phases/status-phase.ts';
import { given } from '../../testing/index.ts';
import { gainTradeGoods, readyPlanets } from '../../verbs/economy/economy.ts';
import { gainControl, loseControl } from '../../verbs/galaxy/planets.ts';
import { legendary } from './legendary.ts';

// A test ability: Lodor is not legendary.
legendary({
  id: 'lodor-works',
  planet: 'lodor',
  componentAction: { possible: () => true, play: (game, me) => gainTradeGoods(game, me, 1) },
}).install();

const table = () => given('sol', 'hacan', 'letnev').map('202', '65').map('203', '66');
const turnEnds = (start = table(), seat = 0) => start.runs(game => open(game, endOfTurn, { seat })).seat(seat);

proves(
  'LRR 53, LRR 53.1, LRR 53.2, LRR 53.3',
  'only the player who controls a legendary planet can use its ability card',
  () => {
    turnEnds(table().planets('sol', 'primor', 'wellon'))
      .isAsked('end-of-turn')
      .isOffered('the-atrament')
      .passes();
    turnEnds(table().planets('hacan', 'primor').planets('sol', 'wellon')).isNotAsked();
    turnEnds(table().planets('sol', 'primor'), 1).isNotAsked(); // at the end of one's own turn
  },
);

proves('LRR 53.3, LRR 81.6', 'the card is exhausted apart from its planet, and readied in the status phase', () => {
  const { seat, table: played } = table()
    .planet('primor', { controller: 'sol', exhausted: true })
    .runs(function* (game) {
      yield* open(game, endOfTurn, { seat: 0 });
      yield* readyPlanets(game, 0, { upTo: 1 });
      yield* open(game, endOfTurn, { seat: 0 });
      return { keep: false, frames: [readyRepairReturn({})] };
    });
  seat('sol').chooses('the-atrament').isAsked('the-atrament').allots({ primor: 2 });
  deepEqual(played.view(1).legendaryExhausted, ['primor']);
  seat('sol').isAsked('ready-planets').chooses('primor'); // and nothing is offered at the second end
  deepEqual(played.state.legendaryExhausted, []);
  deepEqual(seat('sol').units('primor'), { infantry: 2 });
});

proves('LRR 53.2a, LRR 53.2b', 'from another player it comes as it was, from the deck ready (R-083)', () => {
  const { table: played, seat } = table()
    .planets('sol', 'primor', 'jord')
    .planets('hacan', 'hercant')
    .with(game => game.legendaryExhausted.push('primor'))
    .runs(function* (game) {
      yield* gainControl(game, 1, 'primor');
      yield* open(game, endOfTurn, { seat: 1 });
      yield* loseControl(game, 'primor');
      yield* gainControl(game, 2, 'primor');
      yield* open(game, endOfTurn, { seat: 2 });
    });
  seat('hacan').isNotAsked();
  seat('letnev').isAsked('end-of-turn').isOffered('the-atrament').passes();
  deepEqual(played.state.legendaryExhausted, []);
});

proves('LRR 53.4', 'with its planet gone from the game the card is gone', () => {
  const { seat } = table()
    .planets('sol', 'primor')
    .runs(function* (game) {
      const system = systemToChange(game, systemWith(game, 'primor').id);
      system.planets = system.planets.filter(({ id }) => id !== 'primor');
      yield* open(game, endOfTurn, { seat: 0 });
    });
  seat('sol').isNotAsked();
});

proves('LRR 53.3, LRR 22', 'an ability may also be a component action', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .tokens('sol', { tactic: 0 })
    .planets('sol', 'lodor')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  seat('sol').isOffered('component:lodor-works:lodor-works', 'pass').chooses('component:lodor-works:lodor-works');
  seat('sol').isAsked('action').isOffered('pass').chooses('pass');
  deepEqual([seat('sol').tradeGoods, played.state.legendaryExhausted], [1, ['lodor']]);
});

proves('legendary/the-atrament', 'The Atrament: one or two infantry on one planet', () => {
  const sol = turnEnds(table().planets('sol', 'primor', 'wellon')).chooses('the-atrament');
  sol.isOfferedLines({ primor: 2, wellon: 2 }).isBound(1, 2);
  sol.isRefused('answer/against-rule', { primor: 1, wellon: 1 }).allots({ wellon: 1 });
  deepEqual([sol.units('wellon'), sol.units('primor')], [{ infantry: 1 }, {}]);
});

proves('LRR 49, legendary/the-atrament', 'The Atrament: not where nothing may be placed', () => {
  const zone = () => table().planet('primor', { controller: 'sol', attachments: ['demilitarized-zone'] });
  turnEnds(zone()).isNotAsked();
  const sol = turnEnds(zone().planets('sol', 'wellon')).chooses('the-atrament');
  sol.isOfferedLines({ wellon: 2 }).allots({ wellon: 2 });
});

proves(
  'legendary/imperial-arms-vault',
  'Imperial Arms Vault: a mech on an own planet, be it called back, or an action card',
  () => {
    const vault = () => table().planets('sol', 'hopes-end', 'wellon').deck('action-cards', 'a', 'b');
    const drawn = turnEnds(vault()).chooses('imperial-arms-vault');
    drawn.isAsked('imperial-arms-vault').isOffered('hopes-end', 'wellon', 'draw').chooses('draw');
    deepEqual(drawn.player.actionCards, ['a']);
    const placed = turnEnds(vault().units('sol', 'wellon', { mech: 3, 'mech!': 1 })).chooses('imperial-arms-vault');
    placed.chooses('hopes-end').isAsked('recall').allots({ '19:wellon!': 1 });
    deepEqual([placed.units('hopes-end'), placed.units('wellon')], [{ mech: 1 }, { mech: 3 }]);
    const fresh = turnEnds(vault()).chooses('imperial-arms-vault').chooses('wellon');
    deepEqual(fresh.units('wellon'), { mech: 1 });
    const closed = turnEnds(vault().planet('wellon', { attachments: ['demilitarized-zone'] }));
    const { ask } = closed.chooses('imperial-arms-vault').isOffered('hopes-end', 'draw');
    deepEqual('options' in ask && ask.options.map(({ at }) => at), [{ planet: 'hopes-end' }, { action: 'draw' }]);
    closed.chooses('draw');
    const none = turnEnds(vault().units('sol', 'wellon', { mech: 4 }).token('sol', '19')).chooses(
      'imperial-arms-vault',
    );
    none.isOffered('draw').chooses('draw');
  },
);

proves(
  'legendary/exterrix-headquarters',
  'Exterrix Headquarters: two trade goods, or all commodities for trade goods',
  () => {
    const start = (commodities: number) =>
      turnEnds(table().planets('sol', 'mallice').goods('sol', { commodities })).chooses('exterrix-headquarters');
    equal(start(0).isNotAsked().tradeGoods, 2);
    const gains = start(4).isOffered('gain', 'convert').chooses('gain');
    deepEqual([gains.tradeGoods, gains.commodities], [2, 4]);
    const converts = start(4).chooses('convert');
    deepEqual([converts.tradeGoods, converts.commodities], [4, 0]);
  },
);

proves(
  'legendary/mirage-flight-academy',
  'Mirage Flight Academy: one or two fighters where own ships are, as far as there is room',
  () => {
    const withMirage = (bare: ReturnType<typeof table>) =>
      bare.with(game => {
        systemToChange(game, '42').planets.push({ ...newPlanet('mirage'), controller: 0 });
      });
    const start = () =>
      withMirage(
        table()
          .units('sol', '46', { carrier: 1 })
          .units('sol', '47', { cruiser: 1 })
          .units('hacan', '39', { carrier: 1 }),
      );
    const sol = turnEnds(start()).chooses('mirage-flight-academy').isOfferedLines({ '46': 2, '47': 2 });
    sol.allots({ '46': 2 });
    deepEqual(sol.units('46'), { carrier: 1, fighter: 2 });
    const full = turnEnds(start()).chooses('mirage-flight-academy').allots({ '47': 2 });
    deepEqual(full.units('47'), { cruiser: 1 }); // which has no capacity
    const another = start().runs(game => open(game, endOfTurn, { seat: 1 }));
    another.seat('sol').isNotAsked();
    turnEnds(withMirage(table())).isNotAsked(); // without a ship
  },
);

const passes = (start: ReturnType<typeof table>) =>
  start
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isAsked('action')
    .chooses('pass');

proves('legendary/4x41d-hyperion-vi', '4X41D "Hyperion" VI: an action card and a command token for passing', () => {
  const start = () => given('last-bastion', 'hacan', 'letnev').planets(0, 'ordinian').deck('action-cards', 'a', 'b');
  const { seat, table: played } = start()
    .strategyCards(0, 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat(0).chooses('pass').isAsked('after-passed').isOffered('4x41d-hyperion-vi').chooses('4x41d-hyperion-vi');
  seat(0).isAsked('gain-tokens').allots({ fleet: 1 });
  deepEqual([seat(0).player.actionCards, seat(0).tokens.fleet], [['a'], 4]);
  deepEqual(played.state.legendaryExhausted, ['ordinian']);
  const other = start()
    .active('hacan')
    .strategyCards('hacan', 'diplomacy!')
    .start(takeTurn({ seat: 1 }));
  other.seat('hacan').chooses('pass');
  other.seat(0).isNotAsked();
});

proves('legendary/a-song-like-marrow', 'A Song Like Marrow: a victory point for whoever has it', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .points('sol', 2)
    .planets('sol', 'jord')
    .with(game => {
      systemToChange(game, '46').planets.push(newPlanet('styx'));
    })
    .runs(function* (game) {
      yield* gainControl(game, 0, 'styx');
      yield* gainControl(game, 0, 'lodor');
      equal(game.seats[0]!.points, 3);
      yield* loseControl(game, 'lodor');
      equal(game.seats[0]!.points, 3);
      yield* gainControl(game, 1, 'styx');
    });
  deepEqual([seat('sol').points, seat('hacan').points], [2, 1]);
});

proves('legendary/aeurex-mechanica', 'Aeurex Mechanica: an upgraded ship joins others for passing', () => {
  const start = () => given('sol', 'hacan', 'letnev').map('202', '115').planets('sol', 'industrex');
  const sol = passes(
    start()
      .technology('sol', 'cruiser-ii', 'infantry-ii')
      .units('sol', '46', { carrier: 1 })
      .units('hacan', '47', { cruiser: 1 }),
  );
  sol.isAsked('after-passed').chooses('aeurex-mechanica').isOffered('cruiser').chooses('cruiser');
  sol.isAsked('aeurex-mechanica.system').isOffered('46').chooses('46');
  deepEqual(sol.units('46'), { carrier: 1, cruiser: 1 });
  passes(start().technology('sol', 'infantry-ii').units('sol', '46', { carrier: 1 })).isNotAsked();
  const last = passes(
    start()
      .technology('sol', 'cruiser-ii')
      .tokens('sol', { fleet: 4 })
      .units('sol', '46', { cruiser: 4 })
      .units('sol', '47', { cruiser: 4 }),
  );
  last.chooses('aeurex-mechanica').chooses('cruiser').isOffered('46', '47').chooses('46');
  last.isAsked('recall').isOfferedLines({ '46:space': 4, '47:space': 4 }).isBound(1, 1).allots({ '47:space': 1 }); // LRR 67.5a
  deepEqual([last.units('46'), last.units('47')], [{ cruiser: 4 }, { cruiser: 3 }]); // no more than the fleet pool
  passes(start().technology('sol', 'cruiser-ii')).isNotAsked();
});

const ofFaunus = () =>
  given('sol', 'hacan', 'letnev')
    .map('202', '97')
    .planets('sol', 'faunus')
    .planets('hacan', 'quann', 'vefut-ii')
    .units('hacan', 'vefut-ii', { pds: 1 })
    .planet('wellon', { attachments: ['mining-world'] })
    .deck('hazardous', 'rich-world');

proves(
  'LRR 35.1, legendary/maxis-central-control',
  'Maxis Central Control: a planet without units and attachments for passing (R-145)',
  () => {
    const open = ['quann', 'thibah', 'bereg', 'lirta-iv', 'new-albion', 'starpoint'];
    const sol = passes(ofFaunus()).isAsked('after-passed').chooses('maxis-central-control');
    sol.isOffered(...open).chooses('bereg');
    deepEqual([sol.planets, sol.planet('bereg').attachments], [['bereg', 'faunus'], ['rich-world']]);
    const taken = passes(ofFaunus().custodians(false)).chooses('maxis-central-control');
    taken.isOffered('mecatol-rex', ...open).chooses('quann');
    deepEqual([taken.planets, taken.readyPlanets], [['faunus', 'quann'], ['faunus']]);
  },
);

proves('LRR 35.1, legendary/maxis-central-control', 'Maxis Central Control: one such planet is enough', () => {
  const owning = (...others: string[]) =>
    ofFaunus().with(game => {
      for (const { planet } of allPlanets(game))
        if (!others.includes(planet.id)) planetToChange(game, planet.id).controller = 0;
    });
  passes(owning('vefut-ii', 'mallice')).isNotAsked();
  passes(owning('vefut-ii', 'mallice', 'bereg'))
    .chooses('maxis-central-control')
    .isOffered('bereg')
    .chooses('bereg');
});

proves('legendary/maxis-central-control', 'Maxis Central Control: nothing for the passing of others', () => {
  const other = ofFaunus()
    .active('hacan')
    .strategyCards('hacan', 'diplomacy!')
    .start(takeTurn({ seat: 1 }));
  other.seat('hacan').chooses('pass');
  other.seat('sol').isNotAsked();
});

proves('LRR 61.21, legendary/the-galactic-council', 'The Galactic Council: a secret objective for another one', () => {
  const start = (...secrets: string[]) =>
    turnEnds(
      given('sol', 'hacan', 'letnev')
        .map('000', '112')
        .planets('sol', 'mecatol-rex-te')
        .secrets('sol', ...secrets)
        .deck('secret', 'cut-supply-lines')
        .shuffles('secrets', 1, 0),
    );
  const sol = start('become-the-gatekeeper', 'mine-rare-minerals')
    .isAsked('end-of-turn')
    .chooses('the-galactic-council');
  sol.isAsked('the-galactic-council').isOffered('become-the-gatekeeper', 'mine-rare-minerals');
  sol.chooses('mine-rare-minerals');
  deepEqual(sol.player.secrets, ['become-the-gatekeeper', 'cut-supply-lines']);
  const one = start('become-the-gatekeeper').chooses('the-galactic-council').chooses('become-the-gatekeeper');
  equal(one.player.secrets.length, 1);
  turnEnds(given('sol', 'hacan', 'letnev').map('000', '112').planets('sol', 'mecatol-rex-te')).isNotAsked();
});

proves(
  'LRR 58.3f, legendary/ionian-fuel-refinery',
  'Ionian Fuel Refinery: one ship moves 1 farther in this action',
  () => {
    const start = () => given('sol', 'hacan', 'letnev').map('212', '100').planets('sol', 'tempesta');
    const { seat, table: played } = start()
      .units('sol', '01', { dreadnought: 2 })
      .start(activate({ system: '46' }), activate({ system: '42' })); // both two systems away
    seat('sol').isAsked('after-system-activated').isOffered('ionian-fuel-refinery').chooses('ionian-fuel-refinery');
    seat('sol').isAsked('ionian-fuel-refinery').isOffered('01:dreadnought').chooses('01:dreadnought');
    seat('sol').isAsked('move.from').chooses('01').isRefused('answer/against-rule', { dreadnought: 2 });
    seat('sol').allots({ dreadnought: 1 }).isNotAsked(); // the other ship has no bonus, even in the second action
    deepEqual([seat('sol').units('46'), seat('sol').units('01')], [{ dreadnought: 1 }, { dreadnought: 1 }]);
    deepEqual([played.state.legendaryExhausted, played.state.lasting], [['tempesta'], []]);
    const near = start()
      .units('sol', '01', { dreadnought: 1 })
      .start(activate({ system: '19' }));
    near.seat('sol').isAsked('move.from').passes(); // it would help no ship
    const far = start()
      .units('sol', '01', { dreadnought: 1 })
      .with(game => {
        game.legendaryExhausted.push('tempesta');
        game.lasting.push({ id: 'ionian-fuel-refinery', seat: 0, until: 'tactical-action', aim: '01:dreadnought' });
      })
      .start(activate({ system: '20' }));
    far.seat('sol').isNotAsked(); // three systems away
  },
);

proves(
  'R-042, legendary/ionian-fuel-refinery',
  'a ship that it has brought near enough is not helped once more',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .map('212', '100')
      .planets('sol', 'tempesta')
      .technology('sol', 'gravity-drive')
      .units('sol', '01', { dreadnought: 1 })
      .start(activate({ system: '46' }));
    const sol = seat('sol').isAsked('after-system-activated').isOffered('ionian-fuel-refinery', 'gravity-drive');
    sol.chooses('ionian-fuel-refinery').isAsked('ionian-fuel-refinery').chooses('01:dreadnought');
    sol.isAsked('move.from').isOffered('01').passes();
  },
);
