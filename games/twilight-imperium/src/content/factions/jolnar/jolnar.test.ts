import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { systemOf } from '../../../model/readers.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { secondary } from '../../../rules/phases/strategic-action.ts';
import { type Given, given, type Started } from '../../../testing/index.ts';
import { gainTechnology, researchTechnology } from '../../../verbs/cards/technology.ts';

const table = () => given('jolnar', 'hacan', 'letnev').sheet('jolnar');

/** What Jol-Nar can research for free with these. */
function researchable(start: Given, ...known: TechnologyId[]): string[] {
  const { seat } = start.technology('jolnar', ...known).runs(game => researchTechnology(game, 0));
  const { ask } = seat('jolnar').isAsked('research');
  seat('jolnar').passes();
  return ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
}

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('jolnar', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  for (const count of [2, 2, 1]) seat('jolnar').isAsked('setup.place').allots({ jol: count });
  const { sheet, leaders } = seat('jolnar').player;
  deepEqual(sheet, [
    'fragile',
    'brilliant',
    'analytical',
    'j-n-s-hylarim',
    'shield-paling',
    'spatial-conduit-cylinders',
    'e-res-siphons',
  ]);
  deepEqual(leaders, [
    { id: 'doctor-sucaban', locked: false },
    { id: 'agnlan-oln', locked: true },
    { id: 'rin-the-masters-legacy', locked: true },
  ]);
});

/** A combat of one ship each in empty space. */
const meeting = () =>
  table().units('jolnar', '46', { cruiser: 1 }).units('hacan', '19', { cruiser: 1 }).active('hacan');

const moveIn = ({ seat }: Started, ship: string): void => {
  seat('hacan')
    .chooses('19')
    .allots({ [ship]: 1 });
};

proves('LRR 78.5, faction-abilities/fragile', 'its combat rolls are one lower, those of others are not', () => {
  const started = meeting()
    .dice('combat', 7)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  moveIn(started, 'cruiser'); // both cruisers hit on 7, its own only on 8
  deepEqual([started.seat('hacan').units('46'), started.seat('jolnar').units('46')], [{ cruiser: 1 }, {}]);
});

proves('LRR 77.5, LRR 10, faction-abilities/fragile', 'unit abilities roll as they are', () => {
  const started = table()
    .planets('jolnar', 'wellon')
    .units('jolnar', 'wellon', { pds: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .dice('space-cannon', 6)
    .start(activate({ system: '19' }));
  started.seat('hacan').chooses('46').allots({ cruiser: 1 });
  started.seat('jolnar').isAsked('space-cannon').chooses('1');
  deepEqual(started.seat('hacan').units('19'), {});
});

const follows = (more: (start: Given) => Given = start => start) =>
  more(
    table()
      .active('hacan')
      .strategyCards('hacan', 'technology')
      .goods('jolnar', { tradeGoods: 6 })
      .technology('jolnar', 'neural-motivator', 'antimass-deflectors'),
  ).start(secondary({ card: 'technology', seat: 0, free: false }));

proves(
  'LRR 91, faction-abilities/brilliant',
  'a player who follows Technology with a token may resolve its primary ability',
  () => {
    const { seat } = follows();
    const jolnar = seat('jolnar').isAsked('when-following').isTold({ card: 'technology' }).isOffered('brilliant');
    jolnar.chooses('brilliant').isAsked('research').isTold({ price: 0 }).chooses('gravity-drive');
    jolnar.isAsked('research').isTold({ price: 6 }).chooses('sarween-tools').allots({ 'trade-goods': 6 });
    deepEqual(jolnar.player.technologies.slice(2), ['gravity-drive', 'sarween-tools']);
    equal(jolnar.player.tokens.strategy, 1);
  },
);

proves(
  'LRR 82, faction-abilities/brilliant',
  'what may happen after a primary ability may happen after this one too',
  () => {
    const { seat } = follows(start =>
      start
        .units('jolnar', '46', { cruiser: 1 })
        .units('hacan', '46', { cruiser: 1 })
        .with(game => {
          playerToChange(game, 1).talks = true;
        }),
    );
    seat('jolnar').chooses('brilliant').chooses('gravity-drive').isAsked('research').passes();
    seat('hacan').isAsked('after-strategy-primary').isTold({ card: 'technology' }).passes();
  },
);

proves('LRR 91.3, faction-abilities/brilliant', 'or the secondary ability, as others do', () => {
  const { seat } = follows();
  const jolnar = seat('jolnar').passes().isAsked('research').isTold({ price: 4 }).chooses('sarween-tools');
  jolnar.allots({ 'trade-goods': 4 }).isNotAsked();
  deepEqual([jolnar.tradeGoods, jolnar.player.tokens.strategy], [2, 1]);
});

proves('LRR 91, faction-abilities/brilliant', 'not for nothing, not with other cards, and others never', () => {
  const free = table().start(secondary({ card: 'technology', seat: 0, free: true }));
  free.seat('jolnar').isNotAsked(); // it could not pay for the secondary
  const other = table().start(secondary({ card: 'politics', seat: 0, free: false }));
  other.seat('jolnar').isNotAsked();
  const hacan = table()
    .goods('hacan', { tradeGoods: 4 })
    .start(secondary({ card: 'technology', seat: 1, free: false }));
  hacan.seat('hacan').isAsked('research').isTold({ price: 4 }).passes();
});

proves('LRR 90.13, faction-abilities/analytical', 'one prerequisite less, but not for unit upgrades', () => {
  const one = (id: string) => ['gravity-drive', 'fleet-logistics', 'carrier-ii', 'fighter-ii'].includes(id);
  deepEqual(researchable(table(), 'antimass-deflectors').filter(one), ['gravity-drive', 'fleet-logistics']);
  deepEqual(researchable(given('jolnar', 'hacan'), 'antimass-deflectors').filter(one), ['gravity-drive']);
  deepEqual(researchable(table()).filter(one), ['gravity-drive']); // the other lacks two prerequisites
});

proves('LRR 90.14, faction-abilities/analytical', 'no planet is exhausted for what it lets one ignore', () => {
  const { seat } = table()
    .planets('jolnar', 'wellon') // a yellow specialty
    .runs(game => researchTechnology(game, 0));
  seat('jolnar').chooses('graviton-laser-system').isNotAsked();
  equal(seat('jolnar').planet('wellon').exhausted, false);
});

proves(
  'LRR 78.5, faction-units/j-n-s-hylarim',
  'each 9 or 10 rolled by the flagship is three hits before modifiers',
  () => {
    const started = table()
      .units('jolnar', '46', { flagship: 1, cruiser: 1 })
      .units('hacan', '19', { cruiser: 5 })
      .active('hacan')
      .dice('combat', 1, 1, 1, 1, 1)
      .dice('combat', 9, 6, 1) // the 6 would hit but for Fragile, the cruiser misses
      .dice('combat', 1, 1)
      .dice('combat', 1, 1, 10) // a 10 of another ship is one hit
      .dice('combat', 1)
      .dice('combat', 7, 1, 1)
      .tokens('hacan', { fleet: 5 })
      .start(activate({ system: '46' }));
    const { seat } = started;
    seat('hacan').chooses('19').allots({ cruiser: 5 });
    deepEqual([seat('hacan').units('46'), seat('jolnar').units('46')], [{}, { flagship: 1, cruiser: 1 }]);
    const hits = eventsOf(started.table, 'combat-roll')
      .filter(({ data }) => data.seat === 0)
      .map(({ data }) => data.hits);
    deepEqual(hits, [3, 1, 1]);
  },
);

/** Two infantry of Hacan land among those of Jol-Nar, with or without a mech. */
const landing = (mech: number) =>
  table()
    .planets('jolnar', 'wellon')
    .units('jolnar', 'wellon', mech > 0 ? { mech, infantry: 1 } : { infantry: 1 })
    .units('hacan', '18', { carrier: 1, infantry: 2 })
    .active('hacan');

function lands({ seat }: Started): void {
  seat('hacan').chooses('18').allots({ carrier: 1 }).allots({ '18:space:infantry': 2 });
  seat('hacan').allots({ 'infantry@wellon': 2 });
}

proves('LRR 42.1, faction-units/shield-paling', 'infantry beside the mech are not fragile, the mech itself is', () => {
  const covered = landing(1)
    .dice('combat', 1, 1)
    .dice('combat', 6, 8) // the mech needs 7, the infantry 8
    .dice('combat', 1)
    .dice('combat', 7, 7) // now the mech hits
    .start(activate({ system: '19' }));
  lands(covered);
  const [roll] = eventsOf(covered.table, 'combat-roll').filter(({ data }) => data.seat === 0);
  const dice = roll!.data.dice;
  deepEqual(
    dice.map(({ unit, needs }) => `${unit} needs ${needs}`),
    ['mech needs 7', 'infantry needs 8'],
  );
  deepEqual(covered.seat('hacan').units('wellon'), {});
  const bare = landing(0)
    .dice('combat', 1, 1)
    .dice('combat', 8) // misses
    .dice('combat', 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  lands(bare);
  deepEqual([bare.seat('hacan').units('wellon'), bare.seat('jolnar').units('wellon')], [{ infantry: 2 }, {}]);
});

proves(
  'LRR 5, technologies/e-res-siphons',
  'whoever else activates a system with its ships gives it four trade goods',
  () => {
    const activated = (by: number, where: object) => {
      const { seat } = given('jolnar', 'hacan', 'letnev')
        .technology('jolnar', 'e-res-siphons')
        .units('jolnar', '46', where)
        .active(by)
        .technology(0, 'fighter-ii')
        .runs(game => {
          const before = systemOf(game, '46');
          return open(game, afterSystemActivated, { seat: by, system: '46', wormholes: [], before });
        });
      return seat('jolnar').isNotAsked().tradeGoods;
    };
    equal(activated(1, { cruiser: 1 }), 4);
    equal(activated(2, { fighter: 1 }), 4);
    equal(activated(0, { cruiser: 1 }), 0);
    equal(activated(1, {}), 0); // no ship
  },
);

const conduit = () =>
  given('jolnar', 'hacan', 'letnev')
    .technology('jolnar', 'spatial-conduit-cylinders')
    .technology('jolnar', 'fighter-ii')
    .units('jolnar', '46', { fighter: 1 })
    .token('jolnar', '46')
    .units('jolnar', '40', { dreadnought: 1 });

proves(
  'LRR 6, LRR 58, technologies/spatial-conduit-cylinders',
  'the active system is beside all others with own units, until the action is over',
  () => {
    const { seat, table: played } = conduit().start(activate({ system: '46' }));
    const jolnar = seat('jolnar').isAsked('after-system-activated').isOffered('spatial-conduit-cylinders');
    jolnar.chooses('spatial-conduit-cylinders').isAsked('move.from').isOffered('40').chooses('40');
    jolnar.allots({ dreadnought: 1 }).passes(); // without cargo
    deepEqual(
      [jolnar.units('46'), jolnar.player.exhausted],
      [{ dreadnought: 1, fighter: 1 }, ['spatial-conduit-cylinders']],
    );
    deepEqual(played.state.lasting, []);
  },
);

proves('LRR 6, technologies/spatial-conduit-cylinders', 'beside those and its usual neighbours, no others', () => {
  const { seat, table: played } = conduit()
    .units('jolnar', 'bereg', { pds: 1 })
    .start(activate({ system: '46' }));
  const beside = (system: string) => [...adjacentFor(played.state, 1, system)].sort();
  const usually = beside('46');
  seat('jolnar').chooses('spatial-conduit-cylinders');
  deepEqual(beside('46'), [...usually, '35', '40'].sort());
  deepEqual([beside('35').includes('46'), beside('47').includes('46')], [true, false]);
  seat('jolnar').passes();
});

proves('LRR 6, technologies/spatial-conduit-cylinders', 'unless it is exhausted, refused or elsewhere', () => {
  const used = conduit()
    .exhausted('jolnar', 'spatial-conduit-cylinders')
    .start(activate({ system: '46' }));
  used.seat('jolnar').isNotAsked(); // no ship can reach it
  const passed = conduit().start(activate({ system: '46' }));
  passed.seat('jolnar').passes().isNotAsked();
  const empty = conduit().start(activate({ system: '47' }));
  empty.seat('jolnar').isNotAsked();
  const others = conduit()
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .start(activate({ system: '46' }));
  others.seat('jolnar').isNotAsked();
});

proves(
  'LRR 77.3c, technologies/spatial-conduit-cylinders',
  'it is so for everybody: far cannons beside its other units reach the active system',
  () => {
    const started = conduit()
      .technology('letnev', 'pds-ii')
      .units('jolnar', '35', { cruiser: 1 })
      .token('jolnar', '35')
      .planets('letnev', 'bereg')
      .units('letnev', 'bereg', { pds: 1 })
      .dice('space-cannon', 1)
      .start(activate({ system: '46' }));
    started.seat('jolnar').chooses('spatial-conduit-cylinders').chooses('40').allots({ dreadnought: 1 });
    started.seat('jolnar').passes();
    started.seat('letnev').isAsked('space-cannon').chooses('0');
  },
);

const agreed = (...known: TechnologyId[]) =>
  table()
    .notes('hacan', 'research-agreement#0')
    .technology('hacan', ...known);

proves(
  'LRR 69.1a, LRR 69.3, promissory-notes/research-agreement',
  'the holder gains the technology that the owner researches, without prerequisites; then the note is returned',
  () => {
    const { seat } = agreed().runs(game => researchTechnology(game, 0));
    seat('jolnar').chooses('gravity-drive');
    seat('letnev').isNotAsked(); // it holds no note
    const hacan = seat('hacan').isAsked('after-technology-researched').isTold({ technology: 'gravity-drive' });
    hacan.isOffered('research-agreement#0').chooses('research-agreement#0');
    deepEqual(hacan.player.technologies, ['gravity-drive']);
    deepEqual([hacan.player.notes, seat('jolnar').player.notes], [[], ['research-agreement#0']]);
  },
);

proves(
  'LRR 69.1a, promissory-notes/research-agreement',
  'not for faction technologies, for those one owns, for what is only gained, nor for what others research',
  () => {
    const own = agreed()
      .technology('jolnar', 'sarween-tools', 'graviton-laser-system')
      .runs(game => researchTechnology(game, 0));
    own.seat('jolnar').chooses('e-res-siphons');
    own.seat('hacan').isNotAsked();
    const known = agreed('sarween-tools').runs(game => researchTechnology(game, 0));
    known.seat('jolnar').chooses('sarween-tools');
    known.seat('hacan').isNotAsked();
    const gained = agreed().runs(game => gainTechnology(game, 0, 'sarween-tools'));
    gained.seat('hacan').isNotAsked();
    const others = agreed().runs(game => researchTechnology(game, 2));
    others.seat('letnev').chooses('sarween-tools');
    others.seat('hacan').isNotAsked();
  },
);

proves(
  'LRR 97.4, promissory-notes/research-agreement',
  'not for the standard upgrade of a unit for which the holder has a faction upgrade',
  () => {
    const started = given('jolnar', 'sol', 'letnev')
      .sheet('sol')
      .notes('sol', 'research-agreement#0')
      .technology('jolnar', 'antimass-deflectors', 'gravity-drive')
      .runs(game => researchTechnology(game, 0));
    started.seat('jolnar').chooses('carrier-ii');
    started.seat('sol').isNotAsked();
  },
);
