import { games } from '@orrery/catalogue';
import { newTable } from '@orrery/testkit';
import { planetNames } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import { about } from './about.ts';
import { drawGalaxy } from './map.ts';
import { galaxyStyle } from './seats.ts';

test('a sleeper is marked on the map and named where its system is described', () => {
  const seen: View = newTable(games['twilight-imperium'].game, { seats: 3, seed: 'sleepers' }).view(null);
  const there = seen.systems.find(({ planets }) => planets.length === 1 && planets[0]!.controller === null)!;
  const [planet] = there.planets;
  const systems = seen.systems.map(system =>
    system === there
      ? { ...system, planets: [{ ...planet!, factionTokens: [{ id: 'sleeper', seat: 1 }] as const }] }
      : system,
  );
  const view: View = { ...seen, systems };
  const style = galaxyStyle(view, { paint: paintFor(false), width: 120, nameOf: seat => `Player ${seat + 1}` });
  const name = planetNames[planet!.id];
  expect(drawGalaxy(view, style).join('\n')).toContain(`${name}ᶻ`);
  expect(drawGalaxy(seen, style).join('\n')).not.toContain('ᶻ');
  const position = view.galaxy.tiles.find(({ tile }) => tile === there.id)!.position;
  const words = about(position, view, style).join(' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('; sleeper token (');
  expect(about(position, seen, style).join(' ')).not.toContain('sleeper');
});
