import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchable, researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const setup = (...sets: ('base' | 'pok' | 'codex1' | 'codex3')[]) =>
  (sets.length === 0 ? given('yin', 'hacan', 'letnev') : given('yin', 'hacan', 'letnev', { sets }))
    .planets('yin', 'darien')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('LRR 51.4, leaders/brother-milor', 'a ship lost in combat leaves two fighters, which fight on', () => {
  const { seat } = setup()
    .leader('yin', 'brother-milor')
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 7)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 9, 1)
    .start(activate({ system: '46' }));
  const yin = seat('yin').isAsked('after-units-destroyed').isOffered('brother-milor').chooses('brother-milor');
  seat('letnev').isAsked('brother-milor.units').isOffered('fighter').chooses('fighter');
  deepEqual([seat('hacan').units('46'), yin.player.exhausted], [{}, ['brother-milor']]);
  deepEqual(seat('letnev').units('46'), {}); // removed without capacity
});

proves('LRR 51.4, leaders/brother-milor', 'a ground force leaves two infantry on its planet', () => {
  const { seat } = setup()
    .leader('yin', 'brother-milor')
    .planets('letnev', 'wellon')
    .units('letnev', 'wellon', { infantry: 1 })
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .active('hacan')
    .dice('combat', 8)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 8, 1)
    .start(activate({ system: '19' }));
  seat('hacan').allots({ 'infantry@wellon': 1 });
  seat('yin').chooses('brother-milor');
  seat('letnev').isOffered('infantry').chooses('infantry');
  deepEqual([seat('letnev').units('wellon'), seat('hacan').units('wellon')], [{ infantry: 2 }, {}]);
});

proves('LRR 51.4, leaders/brother-milor', 'not outside of combat; the owner may decline', () => {
  const { seat } = setup()
    .leader('yin', 'brother-milor')
    .units('hacan', '46', { cruiser: 1 })
    .runs(game => destroyUnits(game, 1, 'cruiser', 1, { system: '46', planet: null }, { cause: 'effect', by: null }));
  seat('yin').isNotAsked();
  const declined = setup()
    .leader('yin', 'brother-milor')
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  declined.seat('yin').chooses('brother-milor');
  deepEqual(declined.seat('letnev').passes().units('46'), {});
});

proves(
  'LRR 51.4, leaders/brother-milor',
  'without the third codex for a cruiser or destroyer, wherever it is lost',
  () => {
    const lost = (unit: 'cruiser' | 'carrier') =>
      setup('base', 'pok')
        .leader('yin', 'brother-milor')
        .units('hacan', '46', { [unit]: 1, dreadnought: 2 })
        .runs(game => destroyUnits(game, 1, unit, 1, { system: '46', planet: null }, { cause: 'effect', by: null }));
    const { seat } = lost('cruiser');
    seat('yin').chooses('brother-milor');
    seat('hacan').chooses('fighter');
    deepEqual(seat('hacan').units('46'), { dreadnought: 2, fighter: 2 });
    lost('carrier').seat('yin').isNotAsked();
  },
);

proves(
  'R-302, leaders/brother-milor',
  'with the third codex alone for any unit that is lost in the action phase, by whatever means',
  () => {
    const lost = (unit: 'carrier' | 'infantry' | 'pds', phase: 'action' | 'status' = 'action') => {
      const { seat } = setup('base', 'pok', 'codex3')
        .leader('yin', 'brother-milor')
        .phase(phase)
        .units('hacan', '46', { carrier: 2 })
        .units('hacan', 'arretze', { infantry: 1, pds: 1 })
        .runs(game => {
          const area =
            unit === 'carrier' ? { system: '46', planet: null } : { system: '16', planet: 'arretze' as const };
          return destroyUnits(game, 1, unit, 1, area, { cause: 'effect', by: null });
        });
      if (!seat('yin').isWaitedFor) return 'not asked';
      seat('yin').chooses('brother-milor');
      seat('hacan').chooses(unit === 'carrier' ? 'fighter' : 'infantry');
      return { ...seat('hacan').units('46'), ...seat('hacan').units('arretze') };
    };
    deepEqual(lost('carrier'), { carrier: 1, fighter: 2, infantry: 1, pds: 1 });
    deepEqual(lost('infantry'), { carrier: 2, infantry: 2, pds: 1 });
    deepEqual([lost('pds'), lost('carrier', 'status')], ['not asked', 'not asked']);
  },
);

const indoctrinates = (set: ReturnType<typeof setup>) => {
  const { seat } = set
    .sheet('yin')
    .leader('yin', 'brother-omar', 'locked')
    .goods('yin', { tradeGoods: 2 })
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('yin', '19', { carrier: 1, infantry: 1 })
    .planet('darien', { controller: 'yin', exhausted: true })
    .token('yin', '19')
    .start(activate({ system: '19' }));
  seat('yin').allots({ 'infantry@wellon': 1 }).chooses('indoctrination').allots({ 'trade-goods': 2 });
  return seat('yin').player.leaders[0]!.locked;
};

const devoted = (set: ReturnType<typeof setup>) => {
  const { seat } = set
    .sheet('yin')
    .leader('yin', 'brother-omar', 'locked')
    .units('yin', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('yin').chooses('devotion');
  return seat('yin').player.leaders[0]!.locked;
};

proves('LRR 51.6, leaders/brother-omar', 'Indoctrination unlocks it, with the third codex Devotion too', () => {
  deepEqual([indoctrinates(setup()), devoted(setup())], [false, false]);
  deepEqual([indoctrinates(setup('base', 'pok')), devoted(setup('base', 'pok'))], [false, true]);
});

proves('LRR 90.12, leaders/brother-omar', 'it counts as one green prerequisite, again and again', () => {
  const open = (unlocked: boolean) => {
    const { state } = setup()
      .leader('yin', 'brother-omar', unlocked ? 'unlocked' : 'locked')
      .notesInPlay('letnev', 'alliance#0')
      .start().table;
    return [0, 2].map(seat => researchable(state, seat).includes('dacxive-animators'));
  };
  deepEqual(
    [open(true), open(false)],
    [
      [true, true],
      [false, false],
    ],
  );
});

proves('LRR 90.12, leaders/brother-omar', 'an infantry goes back for a technology that somebody else has', () => {
  const { seat } = setup()
    .leader('yin', 'brother-omar')
    .technology('hacan', 'assault-cannon', 'quantum-datahub-node')
    .units('yin', 'darien', { infantry: 2 })
    .resolves('yin', researchTechnology);
  const yin = seat('yin').isAsked('research');
  equal(yin.ask.form === 'pick' && yin.ask.options.some(({ key }) => key === 'quantum-datahub-node'), false);
  equal(yin.ask.form === 'pick' && yin.ask.options.some(({ key }) => key === 'duranium-armor'), false);
  yin
    .chooses('assault-cannon')
    .isAsked('research.lift')
    .isOffered('brother-omar')
    .isBound(1, 1)
    .chooses('brother-omar');
  deepEqual([yin.player.technologies, yin.units('darien')], [['assault-cannon'], { infantry: 1 }]);
});

proves('LRR 90.12, leaders/brother-omar', 'not without infantry, nor without the third codex', () => {
  const open = (set: ReturnType<typeof setup>) =>
    researchable(
      set.leader('yin', 'brother-omar').technology('hacan', 'assault-cannon').start().table.state,
      0,
    ).includes('assault-cannon');
  deepEqual(
    [
      open(setup()),
      open(setup().units('yin', 'darien', { infantry: 1 })),
      open(setup('base', 'pok').units('yin', 'darien', { infantry: 1 })),
    ],
    [false, true, false],
  );
});

proves('LRR 68.1, leaders/brother-omar', 'without the third codex one infantry more than the limit', () => {
  const { seat } = setup('base', 'pok')
    .leader('yin', 'brother-omar')
    .units('yin', 'darien', { 'space-dock': 1 })
    .goods('yin', { tradeGoods: 9 })
    .runs(game => produceIn(game, 0, '03'));
  const yin = seat('yin').isAsked('produce').isTold({ limit: 6, beyond: 1 });
  yin.isRefused('answer/amount', { fighter: 7 });
  yin.passes();
});

const hero = (set: ReturnType<typeof setup>) =>
  set
    .sheet('yin')
    .leader('yin', 'dannel-of-the-tenth')
    .strategyCards('yin', 'leadership!')
    .tokens('yin', { tactic: 0 });

proves(
  'LRR 51.12, leaders/dannel-of-the-tenth',
  'three infantry land anywhere but at home, fight, and take what they win',
  () => {
    const { seat, table: played } = hero(setup())
      .planets('hacan', 'wellon', 'lodor')
      .units('hacan', 'wellon', { infantry: 1, pds: 1 })
      .units('hacan', 'lodor', { pds: 1 })
      .dice('combat', 8, 1)
      .dice('combat', 1)
      .start(takeTurn({ seat: 0 }));
    const yin = seat('yin').uses('dannel-of-the-tenth').isAsked('dannel-of-the-tenth.infantry').isBound(1, 3);
    equal(
      ['darien', 'arretze', 'mecatol-rex'].some(
        id => yin.ask.form === 'allocate' && yin.ask.lines.some(({ key }) => key === id),
      ),
      false,
    );
    yin.allots({ wellon: 2, lodor: 1 });
    deepEqual(told(played, 'space-cannon'), []);
    while (yin.isWaitedFor) yin.ask.kind === 'establish-control.order' ? yin.chooses('wellon') : yin.passes();
    deepEqual([yin.units('wellon'), yin.units('lodor')], [{ infantry: 2 }, { infantry: 1 }]);
    deepEqual([yin.planets, seat('hacan').planets], [['darien', 'lodor', 'wellon'], ['arretze']]);
    deepEqual([yin.player.leaders, yin.tokensOnBoard], [[], []]);
  },
);

proves('LRR 51.12, leaders/dannel-of-the-tenth', 'Indoctrination helps them, and Mallice opens the nexus', () => {
  const { seat, table: played } = hero(setup())
    .goods('yin', { tradeGoods: 2 })
    .planet('darien', { controller: 'yin', exhausted: true })
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  const yin = seat('yin').uses('dannel-of-the-tenth').allots({ wellon: 1, mallice: 1 });
  yin.isAsked('start-of-ground-combat').chooses('indoctrination').allots({ 'trade-goods': 2 });
  while (yin.isWaitedFor) yin.ask.kind === 'establish-control.order' ? yin.chooses('wellon') : yin.passes();
  deepEqual([yin.units('wellon'), yin.planets], [{ infantry: 2 }, ['darien', 'mallice', 'wellon']]);
  equal(played.state.nexusOpen, true);
});

proves(
  'LRR 42, leaders/dannel-of-the-tenth',
  'a player who loses gains no planet; Parley removes the ground forces',
  () => {
    const { seat } = hero(setup())
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 2 })
      .dice('combat', 1)
      .dice('combat', 8, 1)
      .start(takeTurn({ seat: 0 }));
    deepEqual(seat('yin').uses('dannel-of-the-tenth').allots({ wellon: 1 }).passes().planets, ['darien']);
    const parley = hero(setup())
      .actionCards('hacan', 'parley')
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 2 })
      .start(takeTurn({ seat: 0 }));
    parley.seat('yin').uses('dannel-of-the-tenth').allots({ wellon: 2 });
    parley.seat('hacan').isAsked('after-ground-forces-committed').chooses('parley');
    for (let i = 0; i < 9; i++)
      for (const who of [0, 1, 2] as const)
        if (parley.seat(who).isWaitedFor) {
          const { ask } = parley.seat(who);
          if (ask.kind === 'parley.aim') parley.seat(who).chooses('wellon');
          else parley.seat(who).passes();
        }
    deepEqual([parley.seat('yin').units('19'), parley.seat('hacan').units('wellon')], [{}, { infantry: 2 }]);
  },
);

proves(
  'LRR 51.12, leaders/dannel-of-the-tenth',
  'without the third codex infantry double, and the other planets are readied',
  () => {
    const { seat } = hero(setup('base', 'pok'))
      .planet('darien', { controller: 'yin', exhausted: true })
      .planet('wellon', { controller: 'yin', exhausted: true })
      .units('yin', 'wellon', { infantry: 3 })
      .units('yin', 'darien', { infantry: 1 })
      .start(takeTurn({ seat: 0 }));
    const yin = seat('yin')
      .uses('dannel-of-the-tenth')
      .isAsked('dannel-of-the-tenth.planets')
      .isOffered('darien', 'wellon');
    yin.chooses('wellon');
    deepEqual([yin.units('wellon'), yin.readyPlanets], [{ infantry: 6 }, ['darien']]);
  },
);

const note = 'greyfire-mutagen#0';
const greyfire = (defenders: Readonly<Record<string, number>>) =>
  setup()
    .notes('letnev', note)
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', defenders)
    .units('letnev', '19', { carrier: 1, infantry: 1 })
    .token('letnev', '19')
    .active('letnev');

const passTo = (seat: ReturnType<ReturnType<typeof setup>['start']>['seat'], kind: string): void => {
  for (let i = 0; i < 12 && seat('letnev').ask.kind !== kind; i++)
    if (seat('letnev').ask.kind === 'commit') seat('letnev').allots({ 'infantry@wellon': 1 });
    else seat('letnev').passes();
};

proves(
  'LRR 69.3, promissory-notes/greyfire-mutagen',
  'an infantry of two or more is replaced, and the note goes back',
  () => {
    const { seat } = greyfire({ infantry: 1, mech: 1 })
      .dice('combat', 8, 8)
      .dice('combat', 1)
      .mayRoll('combat', 8, 8)
      .mayRoll('combat', 1)
      .start(activate({ system: '19' }));
    passTo(seat, 'start-of-ground-combat');
    seat('letnev').isOffered(note).chooses(note);
    deepEqual(seat('yin').player.notes, [note]);
    deepEqual(seat('letnev').units('wellon'), { infantry: 2 });
    while (seat('hacan').isWaitedFor) seat('hacan').passes();
  },
);

proves('LRR 69.3, promissory-notes/greyfire-mutagen', 'not against one alone', () => {
  const { seat } = greyfire({ infantry: 1 })
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  for (let i = 0; i < 12 && seat('letnev').isWaitedFor; i++) {
    const { ask } = seat('letnev');
    equal(
      ask.kind === 'start-of-ground-combat' && ask.form === 'pick' && ask.options.some(({ key }) => key === note),
      false,
    );
    if (seat('letnev').ask.kind === 'commit') seat('letnev').allots({ 'infantry@wellon': 1 });
    else seat('letnev').passes();
  }
  deepEqual(seat('letnev').player.notes, [note]);
});

proves(
  'LRR 69.3, promissory-notes/greyfire-mutagen',
  'without the first codex its owner loses abilities and technologies for an action',
  () => {
    const { seat } = given('yin', 'hacan', 'letnev', { sets: ['base'] })
      .sheet('yin')
      .technology('yin', 'impulse-core')
      .planets('yin', 'darien')
      .planets('hacan', 'arretze')
      .planets('letnev', 'arc-prime')
      .notes('letnev', note)
      .units('yin', '46', { cruiser: 2 })
      .units('letnev', '46', { cruiser: 1 })
      .active('letnev')
      .dice('combat', 1)
      .dice('combat', 1, 1)
      .dice('combat', 1)
      .dice('combat', 7, 1)
      .start(activate({ system: '46' }));
    seat('letnev').isAsked('after-system-activated').chooses(note);
    for (let i = 0; i < 12 && seat('letnev').isWaitedFor; i++) seat('letnev').passes();
    deepEqual([seat('yin').isNotAsked().units('46'), seat('letnev').units('46')], [{ cruiser: 2 }, {}]);
  },
);
