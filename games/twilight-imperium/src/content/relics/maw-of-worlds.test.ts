import { deepEqual, ok } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { technologies } from '../../model/cards/technologies.ts';
import { technologyIds } from '../../model/ids.ts';
import { agendaPhase } from '../../rules/agenda/agenda-phase.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').custodians(false).active(null).relics('sol', 'maw-of-worlds');

proves('LRR 90.5, relics/maw-of-worlds', 'all planets are exhausted for any technology, whatever it needs', () => {
  const { seat, table: played } = table()
    .technology('sol', 'neural-motivator')
    .planets('sol', 'jord', 'lodor')
    .planets('hacan', 'quann')
    .start(agendaPhase({}));
  seat('sol').isAsked('start-of-agenda-phase').isOffered('maw-of-worlds').chooses('maw-of-worlds');
  const { ask } = seat('sol').isAsked('maw-of-worlds');
  ok('options' in ask && ask.options.every(({ key }) => key !== 'neural-motivator'));
  seat('sol').chooses('war-sun');
  deepEqual(seat('sol').player.technologies, ['neural-motivator', 'war-sun']);
  deepEqual([seat('sol').player.relics, played.state.purged], [[], ['maw-of-worlds']]);
  const paid = eventsOf(played, 'exhausted').map(({ data }) => data.planet);
  deepEqual(paid.sort(), ['jord', 'lodor']); // which are ready again when the phase is over
});

proves('relics/maw-of-worlds', 'or not', () => {
  const { seat } = table().planets('sol', 'jord').start(agendaPhase({}));
  seat('sol').isAsked('start-of-agenda-phase').passes();
  seat('hacan').isNotAsked();
  deepEqual([seat('sol').readyPlanets, seat('sol').player.relics], [['jord'], ['maw-of-worlds']]);
});

proves('LRR 90.5, relics/maw-of-worlds', 'not where every technology is owned already, but for the last one', () => {
  const all = technologyIds.filter(id => technologies[id].faction === undefined || technologies[id].faction === 'sol');
  const complete = table()
    .technology('sol', ...all)
    .start(agendaPhase({}));
  complete.seat('sol').isNotAsked();
  const { seat } = table()
    .technology('sol', ...all.slice(1))
    .start(agendaPhase({}));
  seat('sol').isAsked('start-of-agenda-phase').chooses('maw-of-worlds').isOffered(all[0]!).chooses(all[0]!);
});

proves('LRR 90.5, relics/maw-of-worlds', 'an upgrade that the faction replaces is not in its deck', () => {
  const { seat } = table().sheet('sol').start(agendaPhase({}));
  const { ask } = seat('sol').chooses('maw-of-worlds').isAsked('maw-of-worlds');
  ok('options' in ask);
  const keys = ask.options.map(({ key }) => key);
  const own = ['spec-ops-ii', 'advanced-carrier-ii'];
  deepEqual(
    [own.filter(id => keys.includes(id)), ['infantry-ii', 'carrier-ii'].filter(id => keys.includes(id))],
    [own, []],
  );
  seat('sol').chooses('spec-ops-ii');
  deepEqual(seat('sol').player.technologies, ['spec-ops-ii']);
});
