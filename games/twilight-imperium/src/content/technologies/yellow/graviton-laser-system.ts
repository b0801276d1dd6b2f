import { groupsIn } from '../../../model/readers.ts';
import { beforeSpaceCannon } from '../../../moments/combat/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { on, technology } from '../technology.ts';
export const gravitonLaserSystem = technology({
  id: 'graviton-laser-system',
  responses: [
    on(beforeSpaceCannon, {
      exhausts: true,
      when: (game, me, { shooter, target, area }) => {
        const ships = groupsIn(game, area).filter(group => group.seat === target && isShip(game, group, area));
        const isMixed = ships.some(({ unit }) => unit === 'fighter') && ships.some(({ unit }) => unit !== 'fighter');
        return shooter === me && isMixed;
      },
      *play(_game, _me, volley) {
        volley.sparesFighters = true;
      },
    }),
  ],
});
