import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const table = () => given('naaz-rokha', 'muaat', 'saar').planets('naaz-rokha', 'naazir').planets('saar', 'ragh');

proves('LRR 35, technologies/pre-fab-arcologies', 'Freelancers come before the planet is readied', () => {
  const hired = (exhausted: boolean) => {
    const { seat } = table()
      .technology('naaz-rokha', 'pre-fab-arcologies')
      .planet('naazir', { exhausted: true })
      .planet('quann', { controller: 'naaz-rokha', exhausted })
      .deck('cultural', 'freelancers#1')
      .runs(game => explorePlanet(game, 0, 'quann'));
    if (seat('naaz-rokha').isWaitedFor) {
      seat('naaz-rokha').isAsked('produce').allots({ infantry: 1 });
      seat('naaz-rokha').isAsked('pay-either').allots({ quann: 1 }).isAsked('produce.place').allots({ quann: 1 });
    }
    return [
      seat('naaz-rokha').units('25'),
      seat('naaz-rokha').units('quann'),
      seat('naaz-rokha').planet('quann').exhausted,
    ];
  };
  deepEqual(hired(true), [{}, {}, false]); // it could not pay
  deepEqual(hired(false), [{}, { infantry: 1 }, false]);
});

proves('LRR 1.19, leaders/dart-and-tai, faction-abilities/scavenge', 'in either order with what else is gained', () => {
  for (const first of ['dart-and-tai', 'scavenge']) {
    const { seat } = table()
      .leader('naaz-rokha', 'dart-and-tai')
      .sheet('saar', 'scavenge')
      .notesInPlay('saar', 'alliance#0')
      .planets('muaat', 'bereg')
      .deck('hazardous', 'rich-world')
      .runs(game => gainControl(game, 2, 'bereg'));
    const saar = seat('saar').isAsked('after-control-gained');
    if (first === 'scavenge') equal(saar.passes().tradeGoods, 1);
    saar.chooses('dart-and-tai');
    deepEqual([saar.tradeGoods, saar.planet('bereg').attachments], [1, ['rich-world']]);
  }
});

proves('LRR 51.4, leaders/garv-and-gunn', 'also when a turn ends by passing, and after its own turns', () => {
  const { seat } = table()
    .leader('naaz-rokha', 'garv-and-gunn')
    .planets('saar', 'bereg')
    .strategyCards('saar', 'trade!')
    .deck('hazardous', 'rich-world')
    .start(takeTurn({ seat: 2 }));
  seat('saar').chooses('pass');
  seat('naaz-rokha').isAsked('end-of-turn').chooses('garv-and-gunn');
  seat('saar').isAsked('garv-and-gunn.planet').chooses('bereg');
  const own = table()
    .leader('naaz-rokha', 'garv-and-gunn')
    .planets('naaz-rokha', 'bereg')
    .deck('hazardous', 'rich-world')
    .start(turnEnds({ seat: 0 }));
  own.seat('naaz-rokha').chooses('garv-and-gunn').chooses('bereg');
  deepEqual(own.seat('naaz-rokha').planet('bereg').attachments, ['rich-world']);
  const none = table()
    .leader('naaz-rokha', 'garv-and-gunn')
    .start(turnEnds({ seat: 2 }));
  none.seat('naaz-rokha').isNotAsked(); // no planet that could be explored
});

const hero = 'hesh-and-prit';
const forging = () =>
  table()
    .leader('naaz-rokha', hero)
    .strategyCards('naaz-rokha', 'leadership!')
    .deck('action-cards', 'a', 'b')
    .tokens('naaz-rokha', { tactic: 0 });

proves('LRR 20.5, leaders/hesh-and-prit, leaders/magmus', 'tokens of the reinforcements bring no trade goods', () => {
  const { seat } = forging()
    .leader('muaat', 'magmus')
    .notesInPlay('naaz-rokha', 'alliance#1')
    .strategyCards('muaat', 'politics')
    .start(takeTurn({ seat: 0 }));
  const naaz = seat('naaz-rokha').uses(hero).chooses('politics').passes();
  deepEqual([naaz.isNotAsked().tradeGoods, naaz.player.actionCards, naaz.tokens.strategy], [0, ['a', 'b'], 2]);
});

proves('LRR 24.3, leaders/hesh-and-prit', "Construction's token comes from the reinforcements too", () => {
  const { seat } = forging().start(takeTurn({ seat: 0 }));
  const naaz = seat('naaz-rokha').uses(hero).chooses('construction').passes();
  naaz.isAsked('construction.system').chooses('57').isAsked('place-structure').chooses('pds@naazir');
  deepEqual([naaz.tokensOnBoard, naaz.tokens], [['57'], { tactic: 0, fleet: 3, strategy: 2, reinforcements: 10 }]);
});

proves('R-177, leaders/hesh-and-prit', 'what the first secondary ability readies may pay for the second', () => {
  const { seat } = forging()
    .planet('naazir', { exhausted: true })
    .planet('rokha', { controller: 'naaz-rokha', exhausted: true })
    .planet('bereg', { controller: 'naaz-rokha', exhausted: true })
    .start(takeTurn({ seat: 0 }));
  const naaz = seat('naaz-rokha').uses(hero).isAsked(`${hero}.card`);
  equal(naaz.ask.form === 'pick' && naaz.ask.options.some(({ key }) => key === 'technology'), false);
  naaz.chooses('diplomacy').chooses('technology');
  naaz.isAsked('ready-planets').chooses('naazir', 'bereg');
  naaz.isAsked('research').chooses('sarween-tools').isAsked('pay-resources').allots({ naazir: 1, bereg: 1 });
  deepEqual([naaz.player.technologies, naaz.tokens.strategy], [['sarween-tools'], 2]);
  const poor = forging()
    .planet('naazir', { exhausted: true })
    .start(takeTurn({ seat: 0 }));
  poor.seat('naaz-rokha').uses(hero).chooses('politics').chooses('technology');
  deepEqual(poor.seat('naaz-rokha').isNotAsked().player.actionCards, ['a', 'b']); // nothing to pay with
});

proves(
  'LRR 33, leaders/hesh-and-prit',
  'none, one or two different cards; the cards of an eliminated player were not chosen',
  () => {
    const { seat } = forging()
      .strategyCards('muaat', 'politics!')
      .with(game => {
        Object.assign(playerToChange(game, 1), { eliminated: true });
      })
      .start(takeTurn({ seat: 0 }));
    const naaz = seat('naaz-rokha').uses(hero).isAsked(`${hero}.card`);
    const offers = (): string[] => (naaz.ask.form === 'pick' ? naaz.ask.options.map(({ key }) => key) : []);
    equal(offers().includes('leadership'), false); // used
    naaz.chooses('diplomacy');
    equal(offers().includes('diplomacy'), false);
    naaz.passes();
    while (naaz.isWaitedFor) naaz.passes();
    deepEqual(naaz.player.leaders, []);
  },
);
