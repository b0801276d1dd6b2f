import type { Seat } from '@orrery/kernel';
import { capital, listed, planetNames, specialtyNames, traitNames } from '@orrery/twilight-imperium/text';
import {
  isLegendary,
  type Planet,
  type System,
  specialties,
  specialtiesOf,
  traits,
  traitsOf,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { inTurn } from '../player-figures.ts';
import type { Badge, LegendLine, SystemMark } from './overlay.ts';

const sum = (planets: readonly Planet[], of: 'resources' | 'influence'): number =>
  planets.reduce((total, planet) => total + worthOf(planet)[of], 0);

/** Who controls all planets of a system, if it is one player. */
function holderOf({ planets }: System): Seat | undefined {
  const holders = new Set(planets.map(({ controller }) => controller));
  const [only] = holders;
  return holders.size === 1 && only !== null ? only : undefined;
}

const worthWords = (planets: readonly Planet[]): string =>
  t('ti.overlay.worthOf', { resources: sum(planets, 'resources'), influence: sum(planets, 'influence') });

/** Planets by who controls them: players in turn order, then what nobody controls. */
const byHolder = (view: View): { seat: Seat | null; planets: Planet[] }[] => {
  const all = view.systems.flatMap(({ planets }) => planets);
  return [...inTurn(view).map(({ seat }) => seat), null].map(seat => ({
    seat,
    planets: all.filter(({ controller }) => controller === seat),
  }));
};

export const worthMarks = (view: View): ReadonlyMap<string, SystemMark> =>
  new Map(
    view.systems.flatMap(system => {
      const { planets } = system;
      if (planets.length === 0) return [];
      const ready = planets.filter(({ exhausted }) => !exhausted);
      const isSpent = ready.length === 0;
      const shown = isSpent ? planets : ready;
      const badges: Badge[] = [
        { is: 'resources', value: sum(shown, 'resources'), isSpent },
        { is: 'influence', value: sum(shown, 'influence'), isSpent },
      ];
      const words = isSpent
        ? t('ti.overlay.spent', { worth: worthWords(planets) })
        : ready.length < planets.length
          ? t('ti.overlay.readyOf', { ready: worthWords(ready), all: worthWords(planets) })
          : worthWords(planets);
      return [[system.id, { tint: holderOf(system), badges, words: [words] }]];
    }),
  );

export const worthLegend = (view: View): LegendLine[] =>
  byHolder(view).map(({ seat, planets }) => {
    if (seat === null) return { seat, words: worthWords(planets) };
    const ready = planets.filter(({ exhausted }) => !exhausted);
    const share = (of: 'resources' | 'influence') => `${sum(ready, of)}/${sum(planets, of)}`;
    const words = t('ti.overlay.worthOf', { resources: share('resources'), influence: share('influence') });
    return { seat, words };
  });

const kindsOf = (planet: Planet): string[] => [
  ...traitsOf(planet).map(trait => traitNames[trait]),
  ...specialtiesOf(planet).map(colour => t('ti.overlay.specialty', { colour: specialtyNames[colour] })),
  ...(isLegendary(planet) ? [t('ti.overlay.legendary')] : []),
];

const kindBadges = (planet: Planet): Badge[] => [
  ...traitsOf(planet).map(trait => ({ is: 'trait' as const, trait })),
  ...specialtiesOf(planet).map(colour => ({ is: 'specialty' as const, colour })),
  ...(isLegendary(planet) ? [{ is: 'legendary' as const }] : []),
];

export const traitMarks = (view: View): ReadonlyMap<string, SystemMark> =>
  new Map(
    view.systems.flatMap(system => {
      const badges = system.planets.flatMap(kindBadges);
      const words = system.planets.flatMap(planet => {
        const kinds = kindsOf(planet);
        return kinds.length > 0 ? [`${planetNames[planet.id]}: ${kinds.join(', ')}`] : [];
      });
      return badges.length > 0 ? [[system.id, { tint: holderOf(system), badges, words }]] : [];
    }),
  );

export const traitLegend = (view: View): LegendLine[] =>
  byHolder(view).map(({ seat, planets }) => {
    const count = (has: (planet: Planet) => boolean) => planets.filter(has).length;
    const parts = [
      ...traits.map(trait => ({
        number: count(planet => traitsOf(planet).includes(trait)),
        name: traitNames[trait],
        short: capital(trait).slice(0, 1),
      })),
      ...specialties.map(colour => ({
        number: count(planet => specialtiesOf(planet).includes(colour)),
        name: t('ti.overlay.specialty', { colour: specialtyNames[colour] }),
        short: specialtyNames[colour],
      })),
      { number: count(isLegendary), name: t('ti.overlay.legendary'), short: '★' },
    ].filter(({ number }) => number > 0);
    if (parts.length === 0) return { seat, words: t('ti.none') };
    return {
      seat,
      words: listed(parts.map(({ number, name }) => `${number} ${name}`)),
      short: parts.map(({ number, short }) => `${number} ${short}`).join(', '),
    };
  });
