import { groupsIn, isShip } from '../../model/readers.ts';
import { beforeSpaceCannon } from '../../moments/windows.ts';
import { on, technology } from './technology.ts';

export const gravitonLaserSystem = technology({
  id: 'graviton-laser-system',
  responses: [
    on(beforeSpaceCannon, {
      exhausts: true,
      when: (game, me, { shooter, target, area }) => {
        const ships = groupsIn(game, area).filter(group => group.seat === target && isShip(group.unit));
        const fighters = ships.filter(({ unit }) => unit === 'fighter');
        return shooter === me && fighters.length > 0 && ships.length > fighters.length;
      },
      *play(_game, _me, volley) {
        volley.sparesFighters = true;
      },
    }),
  ],
});
