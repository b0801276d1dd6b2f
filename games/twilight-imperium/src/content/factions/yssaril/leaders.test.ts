import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';

const table = () =>
  given('yssaril', 'hacan', 'letnev')
    .sheet('yssaril')
    .strategyCards('yssaril', 'leadership!')
    .tokens('yssaril', { tactic: 0 });
const turn = takeTurn({ seat: 0 });
const six = ['plague', 'spy', 'uprising', 'repeal-law', 'industrial-initiative', 'mining-initiative'];

proves('LRR 51.6, leaders/so-ata', 'seven action cards unlock the commander, once Scheming is over', () => {
  const unlocked = (held: readonly string[]) => {
    const { seat } = table()
      .leader('yssaril', 'so-ata', 'locked')
      .actionCards('yssaril', ...held)
      .deck('action-cards', 'veto', 'insubordination')
      .resolves('yssaril', (game, me) => drawActionCards(game, me, 1));
    seat('yssaril').isAsked('discard-action-cards');
    equal(seat('yssaril').player.leaders[0]!.locked, true); // with eight or seven cards in hand
    return !seat('yssaril').chooses('plague').player.leaders[0]!.locked;
  };
  deepEqual([unlocked(six), unlocked(six.slice(0, 5))], [true, false]);
});

/** Letnev activates the system of Wellon, where one player has a PDS. */
const spying = (who: 'yssaril' | 'hacan', commander: 'locked' | 'unlocked' = 'unlocked') =>
  table()
    .leader('yssaril', 'so-ata', commander)
    .notesInPlay('hacan', 'alliance#0')
    .units(who, 'wellon', { pds: 1 })
    .planets(who, 'wellon')
    .actionCards('letnev', 'plague', 'spy')
    .notes('letnev', 'ceasefire#2', 'trade-agreement#2')
    .secrets('letnev', 'form-a-spy-network')
    .active('letnev')
    .token('letnev', '19');

const asked = (who: 'yssaril' | 'hacan') => {
  const started = spying(who).start(activate({ system: '19' }));
  const spy = started.seat(who).isAsked('after-system-activated').isOffered('so-ata').chooses('so-ata');
  spy.isAsked('so-ata.zone').isOffered('action-cards', 'notes', 'secrets');
  return { ...started, spy };
};

proves('LRR 51.7, leaders/so-ata', 'it may look at the hand of whoever comes near its units', () => {
  const { spy, table: played } = asked('yssaril');
  spy.chooses('action-cards').isNotAsked();
  deepEqual(eventsOf(played, 'hands-seen')[0]!.secret, { 0: { cards: ['plague', 'spy'] } });
});

proves('LRR 51.7, leaders/so-ata', 'or at promissory notes, or at secret objectives', () => {
  const notes = asked('yssaril');
  notes.spy.chooses('notes');
  deepEqual(eventsOf(notes.table, 'notes-seen')[0]!.secret, { 0: { notes: ['ceasefire#2', 'trade-agreement#2'] } });
  const secrets = asked('yssaril');
  secrets.spy.chooses('secrets');
  deepEqual(eventsOf(secrets.table, 'secrets-shown-to')[0]!.secret, { 0: { cards: ['form-a-spy-network'] } });
});

proves('LRR 51.8, leaders/so-ata', 'for whoever has it by Alliance too', () => {
  const { spy, table: played } = asked('hacan');
  spy.chooses('action-cards');
  deepEqual(eventsOf(played, 'hands-seen')[0]!.secret, { 1: { cards: ['plague', 'spy'] } });
});

proves('LRR 51.7, leaders/so-ata', 'not while it is locked, not for its own activations, and only if it likes', () => {
  spying('yssaril', 'locked')
    .start(activate({ system: '19' }))
    .seat('yssaril')
    .isNotAsked();
  const own = spying('yssaril')
    .active('yssaril')
    .start(activate({ system: '19' }));
  own.seat('yssaril').isNotAsked();
  const left = spying('yssaril').start(activate({ system: '19' }));
  left.seat('yssaril').passes().isNotAsked();
  equal(eventsOf(left.table, 'hands-seen').length, 0);
  const far = spying('yssaril')
    .token('letnev', '46')
    .start(activate({ system: '46' }));
  far.seat('yssaril').isNotAsked();
});

const hero = 'kyver-blade-and-key';

proves(
  'LRR 51.10, LRR 51.12, leaders/kyver-blade-and-key',
  'each shows a card, to be taken or to cost three others',
  () => {
    const { seat, table: played } = table()
      .leader('yssaril', hero)
      .actionCards('hacan', 'plague', 'spy')
      .actionCards('letnev', ...six.slice(2), 'veto')
      .dice('hands', 1)
      .dice('hands', 1)
      .dice('hands', 1)
      .start(turn);
    seat('yssaril').uses(hero);
    seat('letnev')
      .isAsked(`${hero}.show`)
      .isOffered(...six.slice(2), 'veto')
      .chooses('veto'); // all at once
    seat('yssaril').isNotAsked();
    seat('hacan').isAsked(`${hero}.show`).isOffered('plague', 'spy').chooses('spy');
    seat('yssaril').isAsked(`${hero}.fate`).isTold({ seat: 1 }).isOffered('take', 'discard');
    deepEqual(seat('yssaril').pointsAt[0], { card: 'spy' });
    seat('yssaril').chooses('take').isTold({ seat: 2 }).chooses('discard');
    deepEqual([seat('yssaril').player.actionCards, seat('hacan').player.actionCards], [['spy'], ['plague']]);
    deepEqual([seat('letnev').player.actionCards.length, played.state.actionCards.discard.length], [2, 3]);
    deepEqual([seat('yssaril').player.leaders, played.state.purged], [[], [hero]]);
    deepEqual(
      eventsOf(played, 'action-card-shown').map(({ secret }) => secret),
      [
        { 0: { card: 'spy' }, 1: { card: 'spy' } },
        { 0: { card: 'veto' }, 2: { card: 'veto' } },
      ],
    );
  },
);

proves(
  'LRR 51.10, leaders/kyver-blade-and-key',
  'who has less than three cards loses all, who has none shows none',
  () => {
    const { seat } = table()
      .leader('yssaril', hero)
      .actionCards('hacan', 'plague', 'spy')
      .dice('hands', 1)
      .dice('hands', 1)
      .start(turn);
    seat('yssaril').uses(hero);
    seat('letnev').isNotAsked();
    seat('hacan').chooses('spy');
    seat('yssaril').chooses('discard').isNotAsked();
    deepEqual(seat('hacan').player.actionCards, []);
  },
);

proves('LRR 22.2, leaders/kyver-blade-and-key', 'not where nobody has a card', () => {
  const { seat } = table().leader('yssaril', hero).actionCards('yssaril', 'plague').start(turn);
  seat('yssaril').cannotUse(hero).chooses('pass');
});
