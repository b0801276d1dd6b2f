import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'morale-boost#1', 'morale-boost#2')
    .dice('combat', 6)
    .dice('combat', 1)
    .mayRoll('combat', 7)
    .mayRoll('combat', 1);

proves('LRR 2.8, action-cards/sabotage', 'a card that is cancelled does nothing and is discarded', () => {
  const { seat, table: played } = table()
    .actionCards('hacan', 'sabotage#1')
    .start(activate({ system: '46' }));
  const asked = (moment = 'start-of-space-combat') => seat('sol').isAsked(moment);
  seat('hacan').isAsked('start-of-space-combat').isOffered(); // by public information it might hold Morale Boost
  asked().chooses('morale-boost#1');
  seat('hacan').isAsked('when-action-card-played').isOffered('sabotage#1').chooses('sabotage#1');
  deepEqual(played.state.lasting, []);
  deepEqual(played.state.actionCards.discard.slice(-2), ['sabotage#1', 'morale-boost#1']);
  asked().isOffered('morale-boost#2').passes(); // a second copy may be played: the first was not (LRR 2.6b)
  asked('start-of-combat-round').passes();
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ cruiser: 1 }, {}]);
});

proves('LRR 2.5, action-cards/sabotage', 'everybody else with a card in hand is asked, whatever it is', () => {
  const started = (inHand: string, inDeck: string) =>
    table()
      .actionCards('letnev', inHand)
      .deck('action-cards', inDeck)
      .start(activate({ system: '46' }));
  for (const [inHand, inDeck] of [
    ['sabotage#2', 'plague'],
    ['plague', 'sabotage#2'],
  ] as const) {
    const { seat, table: played } = started(inHand, inDeck);
    seat('sol').chooses('morale-boost#1');
    deepEqual(played.waiting(), [2]);
    const { kind, prompt } = seat('letnev').ask;
    deepEqual([kind, prompt], ['when-action-card-played', { seat: 0, card: 'morale-boost#1', at: [] }]);
    seat('letnev').passes();
    equal(played.over, true);
  }
});

proves('action-cards/sabotage', 'nobody cancels a Sabotage by another one, nor a card of its own (R-093)', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'sabotage#3')
    .actionCards('hacan', 'sabotage#1')
    .actionCards('letnev', 'sabotage#2')
    .start(activate({ system: '46' }));
  seat('sol').chooses('morale-boost#1');
  deepEqual(played.waiting(), [1, 2]); // never its player
  seat('letnev').isAsked('when-action-card-played').isOffered('sabotage#2').chooses('sabotage#2');
  seat('hacan').isAsked('when-action-card-played').passes();
  deepEqual(seat('sol').player.actionCards, ['morale-boost#2', 'sabotage#3']);
  for (const moment of ['start-of-space-combat', 'start-of-combat-round'])
    for (const who of ['sol', 'hacan'] as const) seat(who).isAsked(moment).passes();
  equal(played.over, true);
});

proves('action-cards/sabotage', 'with all four of them seen nobody is asked for one', () => {
  const { seat, table: played } = table()
    .actionCards('letnev', 'plague')
    .with(game => game.actionCards.discard.push('sabotage#1', 'sabotage#2', 'sabotage#3', 'sabotage#4'))
    .start(activate({ system: '46' }));
  seat('sol').chooses('morale-boost#1').isNotAsked();
  equal(played.over, true);
});
