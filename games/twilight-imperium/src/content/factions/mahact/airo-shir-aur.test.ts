import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { guestsOf } from '../../../model/readers.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('mahact', 'hacan', 'letnev')
    .sheet('mahact')
    .leader('mahact', 'airo-shir-aur')
    .strategyCards('mahact', 'leadership!')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const start = (arranged: ReturnType<typeof table>) => arranged.start(takeTurn({ seat: 0 }));

proves('LRR 51.12, R-221, leaders/airo-shir-aur', "another's fleet attacks a third's, and nobody retreats", () => {
  const { seat, table: played } = start(
    table()
      .units('hacan', '46', { carrier: 1, fighter: 2, infantry: 1 })
      .units('hacan', '26', { cruiser: 1 })
      .units('letnev', '19', { cruiser: 1 })
      .units('letnev', '27', { destroyer: 1 })
      .dice('combat', 10, 1, 1)
      .dice('combat', 1),
  );
  const mahact = seat('mahact').uses('airo-shir-aur').isAsked('airo-shir-aur');
  mahact.isOffered('1@46', '1@26', '2@19').chooses('1@46');
  mahact.isAsked('airo-shir-aur.to').isOffered('19').chooses('19');
  deepEqual(seat('hacan').units('19'), { carrier: 1, fighter: 2, infantry: 1 });
  deepEqual([seat('letnev').units('19'), seat('hacan').units('46')], [{}, {}]);
  deepEqual([played.state.purged, played.state.tactical, played.state.lasting], [['airo-shir-aur'], null, []]);
  deepEqual([guestsOf(played.state, 0), seat('mahact').player.leaders], [[], []]);
});

proves(
  'R-221, leaders/airo-shir-aur',
  'its own ships carry ground forces, and winning the combat gains a token',
  () => {
    const { seat, table: played } = start(
      table()
        .planets('mahact', 'wellon')
        .units('mahact', '19', { carrier: 1 })
        .units('mahact', 'wellon', { infantry: 2 })
        .units('hacan', '46', { cruiser: 1 })
        .dice('combat', 10)
        .dice('combat', 1),
    );
    const mahact = seat('mahact').uses('airo-shir-aur').isOffered('0@19', '1@46').chooses('0@19').chooses('46');
    mahact.isAsked('airo-shir-aur.cargo').isOfferedLines({ infantry: 2 }).allots({ infantry: 1 });
    deepEqual([mahact.units('46'), mahact.units('wellon')], [{ carrier: 1, infantry: 1 }, { infantry: 1 }]);
    deepEqual(guestsOf(played.state, 0), [1]);
  },
);

proves(
  'LRR 41.2, R-221, leaders/airo-shir-aur',
  'ships roll for the rift that they leave; without any there is no combat',
  () => {
    const { seat, table: played } = start(
      table().units('hacan', '41', { cruiser: 1 }).units('letnev', '20', { cruiser: 1 }).dice('gravity-rift', 1),
    );
    seat('mahact').uses('airo-shir-aur').chooses('1@41').chooses('20');
    deepEqual([seat('hacan').units('20'), seat('letnev').units('20')], [{}, { cruiser: 1 }]);
    deepEqual([played.state.purged, played.state.lasting], [['airo-shir-aur'], []]);
  },
);

proves(
  'LRR 11.1, LRR 86.1, R-221, leaders/airo-shir-aur',
  'their owner could go there, by wormholes that are open',
  () => {
    const goals = (arranged: ReturnType<typeof table>) => {
      const { seat } = start(arranged.units('hacan', '26', { cruiser: 1 }));
      const mahact = seat('mahact');
      mahact.uses('airo-shir-aur');
      return mahact;
    };
    const asteroids = table().units('letnev', '44', { cruiser: 1 }).technology('letnev', 'antimass-deflectors');
    const only = goals(asteroids.units('letnev', '39', { cruiser: 1 }));
    only.isOffered('1@26', '2@39', '2@44').chooses('1@26').isAsked('airo-shir-aur.to').isOffered('39').chooses('39');
    equal(only.isNotAsked().player.leaders.length, 0);
  },
);

proves('R-221, leaders/airo-shir-aur', 'through no wormhole while Enforced Travel Ban is law', () => {
  const { seat } = start(
    table().law('enforced-travel-ban').units('hacan', '26', { cruiser: 1 }).units('letnev', '39', { cruiser: 1 }),
  );
  seat('mahact').cannotUse('airo-shir-aur').chooses('pass');
});

proves(
  'LRR 51.8, R-221, leaders/sai-seravus, leaders/airo-shir-aur',
  'what triggers when ships move triggers for their owner',
  () => {
    const { seat } = given('mahact', 'creuss', 'letnev')
      .leader('mahact', 'airo-shir-aur')
      .leader('creuss', 'sai-seravus')
      .strategyCards('mahact', 'leadership!')
      .planets('mahact', 'ixth')
      .planets('creuss', 'creuss')
      .planets('letnev', 'arc-prime')
      .units('creuss', '26', { carrier: 1 })
      .units('letnev', '39', { cruiser: 1 })
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .start(takeTurn({ seat: 0 }));
    seat('mahact').uses('airo-shir-aur').chooses('1@26').chooses('39');
    seat('creuss').isAsked('after-moved-by-effect').chooses('sai-seravus').says(1);
    deepEqual(seat('creuss').units('39'), { carrier: 1, fighter: 1 });
  },
);

/** The Mahact move a cruiser of Letnev from 46 among ships of another. */
const attack = (who: 'empyrean' | 'naalu', arrange: (arranged: ReturnType<typeof given>) => void) => {
  const arranged = given('mahact', who, 'letnev')
    .leader('mahact', 'airo-shir-aur')
    .strategyCards('mahact', 'leadership!')
    .planets('mahact', 'ixth')
    .planets('letnev', 'arc-prime')
    .units('letnev', '46', { cruiser: 1 })
    .units(who, '19', { cruiser: 1 })
    .units(who, 'lodor', { infantry: 1 })
    .mayRoll('combat', 10)
    .mayRoll('combat', 1);
  arrange(arranged);
  const started = arranged.start(takeTurn({ seat: 0 }));
  started.seat('mahact').uses('airo-shir-aur').chooses('2@46').chooses('19');
  return started;
};

const ends = ({ seat, table: played }: ReturnType<typeof attack>): void => {
  for (let ask = played.asks()[0]; ask; ask = played.asks()[0]) seat(ask.seat).passes();
};

proves(
  'R-221, technologies/voidwatch, leaders/airo-shir-aur',
  'it is the Mahact who move ships: they give the note',
  () => {
    const started = attack('empyrean', arranged =>
      arranged.technology('empyrean', 'voidwatch').notes('mahact', 'ceasefire#0').notes('letnev', 'ceasefire#2'),
    );
    started.seat('mahact').isAsked('voidwatch.note').isOffered('ceasefire#0').chooses('ceasefire#0');
    ends(started);
    deepEqual(started.seat('empyrean').player.notes, ['ceasefire#0']);
  },
);

proves('R-221, leaders/xuange, leaders/airo-shir-aur', 'nobody answers to their own hero as to another player', () => {
  const started = attack('empyrean', arranged =>
    arranged
      .with(game => {
        playerToChange(game, 0).guests = [1];
      })
      .sheet('mahact', 'imperia')
      .leader('empyrean', 'xuange')
      .token('empyrean', '19')
      .token('mahact', '19'),
  );
  started.seat('mahact').isNotAsked();
  started.seat('empyrean').isAsked('after-moved-by-effect').chooses('xuange');
  ends(started);
  deepEqual([started.seat('empyrean').tokensOnBoard, started.seat('mahact').tokensOnBoard], [[], ['19']]);
});

proves('R-221, promissory-notes/stymie, leaders/airo-shir-aur', 'it is their token that is placed', () => {
  const noted = given('mahact', 'hacan', 'letnev', 'arborec')
    .leader('mahact', 'airo-shir-aur')
    .strategyCards('mahact', 'leadership!')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .planets('arborec', 'nestphar')
    .notes('hacan', 'stymie#3')
    .units('letnev', '46', { cruiser: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .start(takeTurn({ seat: 0 }));
  noted.seat('mahact').uses('airo-shir-aur').chooses('2@46').chooses('19');
  noted.seat('hacan').isAsked('after-moved-by-effect').chooses('stymie#3').chooses('18');
  deepEqual([noted.seat('mahact').tokensOnBoard, noted.seat('letnev').tokensOnBoard], [['18'], []]);
});

proves('R-221, leaders/acamar, leaders/airo-shir-aur', 'and it is they who gain a token for a void', () => {
  const { seat } = given('mahact', 'empyrean', 'letnev')
    .leader('mahact', 'airo-shir-aur')
    .leader('empyrean', 'acamar')
    .strategyCards('mahact', 'leadership!')
    .planets('mahact', 'ixth')
    .planets('empyrean', 'the-dark')
    .planets('letnev', 'arc-prime')
    .units('letnev', '19', { cruiser: 1 })
    .units('empyrean', '46', { cruiser: 1 })
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .start(takeTurn({ seat: 0 }));
  seat('mahact').uses('airo-shir-aur').chooses('2@19').chooses('46');
  seat('empyrean').isAsked('after-moved-by-effect').chooses('acamar');
  seat('mahact').isAsked('gain-tokens').allots({ tactic: 1 });
});

proves('R-221, faction-abilities/foresight, leaders/airo-shir-aur', 'nobody retreats before the combat', () => {
  const started = attack('naalu', arranged => arranged.sheet('naalu', 'foresight'));
  started.seat('naalu').isNotAsked();
  deepEqual([started.seat('naalu').units('19'), started.seat('letnev').units('19')], [{}, { cruiser: 1 }]);
  deepEqual(started.table.state.lasting, []);
});

proves(
  'R-221, faction-abilities/quantum-entanglement, leaders/airo-shir-aur',
  'ships of the Creuss do not use adjacencies that only the Creuss have',
  () => {
    const offered = (to: string, law?: string) => {
      const arranged = given('mahact', 'creuss', 'letnev')
        .sheet('creuss')
        .leader('mahact', 'airo-shir-aur')
        .strategyCards('mahact', 'leadership!')
        .planets('mahact', 'ixth')
        .planets('creuss', 'creuss')
        .planets('letnev', 'arc-prime')
        .units('creuss', '26', { cruiser: 1 })
        .units('letnev', to, { flagship: 1 })
        .technology('letnev', 'antimass-deflectors');
      if (law) arranged.law(law);
      const { seat } = arranged.start(takeTurn({ seat: 0 }));
      const { ask } = seat('mahact').isAsked('action');
      const found = ask.form === 'pick' && ask.options.some(({ key }) => key.includes('airo-shir-aur'));
      seat('mahact').chooses('pass');
      return found;
    };
    deepEqual([offered('40'), offered('39'), offered('39', 'enforced-travel-ban')], [false, true, false]);
  },
);

proves('LRR 16.3, R-221, leaders/airo-shir-aur', 'fighters that nothing carries are gone before the combat', () => {
  const { seat, table: played } = start(
    table()
      .units('hacan', 'arretze', { 'space-dock': 1 })
      .units('hacan', '16', { fighter: 2 })
      .units('letnev', '20', { cruiser: 1 }),
  );
  seat('mahact').uses('airo-shir-aur').chooses('1@16').chooses('20');
  deepEqual([seat('hacan').units('20'), seat('hacan').units('16')], [{}, {}]);
  deepEqual(seat('letnev').units('20'), { cruiser: 1 });
  deepEqual([played.state.lasting, played.state.purged], [[], ['airo-shir-aur']]);
});

proves(
  'LRR 79, R-221, leaders/airo-shir-aur, faction-units/floating-factory',
  'a Floating Factory goes along with its ships, and falls with them',
  () => {
    for (const wins of [true, false]) {
      const { seat } = given('mahact', 'saar', 'letnev')
        .sheet('mahact')
        .sheet('saar')
        .leader('mahact', 'airo-shir-aur')
        .strategyCards('mahact', 'leadership!')
        .planets('mahact', 'ixth')
        .planets('saar', 'lisis-ii')
        .planets('letnev', 'arc-prime')
        .units('saar', '46', { cruiser: 1, 'space-dock': 1 })
        .units('letnev', '19', { cruiser: 1 })
        .dice('combat', wins ? 10 : 1)
        .dice('combat', wins ? 1 : 10)
        .start(takeTurn({ seat: 0 }));
      seat('mahact').uses('airo-shir-aur').isOffered('1@46', '2@19').chooses('1@46');
      if (seat('mahact').isWaitedFor && seat('mahact').ask.kind === 'airo-shir-aur.to') seat('mahact').chooses('19');
      deepEqual(seat('saar').units('46'), {});
      deepEqual(seat('saar').units('19'), wins ? { cruiser: 1, 'space-dock': 1 } : {});
    }
  },
);
