import type { Rule, Seat } from '@orrery/kernel';
import { technologies } from '../../model/cards/technologies.ts';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { unitUpgradedBy } from '../../model/factions/faction-units.ts';
import type { TechnologyCopy } from '../../model/factions/player.ts';
import type { System } from '../../model/galaxy/state.ts';
import type { TechnologyId, UnitType } from '../../model/ids.ts';
import { groupsIn, hasTechnology, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { loseRevived } from '../units/revival.ts';
import { placementsOf } from '../units/structures.ts';
import { moveUnits, removeUnits } from '../units/units.ts';

const none: readonly TechnologyCopy[] = [];

export const copiesOf = (game: State, seat: Seat): readonly TechnologyCopy[] => playerOf(game, seat).copies ?? none;

/** Does a seat copy an upgrade of a unit? Then its own upgrade has no effect. */
export const copiesUpgradeOf = (game: State, seat: Seat, unit: UnitType): boolean =>
  copiesOf(game, seat).some(({ technology }) => technologies[technology].upgrades === unit);

/** A card of the seat copies a technology instead of its previous one; it stays readied or exhausted. */
export function* copyTechnology(game: State, seat: Seat, card: TechnologyId, technology: TechnologyId): Rule {
  const before = copiesOf(game, seat).find(copy => copy.card === card);
  const isExhausted = before !== undefined && playerOf(game, seat).exhausted.includes(before.technology);
  if (before) yield* endCopy(game, seat, before);
  const player = playerToChange(game, seat);
  player.copies = [...(player.copies ?? []), { card, technology }];
  player.technologies.push(technology);
  if (isExhausted) player.exhausted.push(technology);
  const unit = unitUpgradedBy(technology);
  if (unit && !player.sheet.includes(unit)) player.sheet = [...player.sheet, unit];
  yield* emit('technology-copied', { seat, card, technology });
  if (before) yield* revertUnits(game, seat, before.technology);
}

function* endCopy(game: State, seat: Seat, { card, technology }: TechnologyCopy): Rule {
  const player = playerToChange(game, seat);
  player.copies = (player.copies ?? []).filter(copy => copy.card !== card);
  player.technologies = player.technologies.filter(id => id !== technology);
  player.exhausted = player.exhausted.filter(id => id !== technology);
  const unit = unitUpgradedBy(technology);
  if (unit) player.sheet = player.sheet.filter(id => id !== unit);
  yield* emit('copy-ended', { seat, technology });
}

/**
 * Enforces a lost unit upgrade: war suns are removed, space docks in space are placed on a planet or removed, infantry
 * waiting for revival goes to reinforcements.
 */
function* revertUnits(game: State, seat: Seat, lost: TechnologyId): Rule {
  const { upgrades: unit } = technologies[lost];
  if (unit === undefined || copiesUpgradeOf(game, seat, unit)) return;
  if (unit === 'infantry' && !hasTechnology(game, seat, 'infantry-ii')) yield* loseRevived(game, seat);
  if (unit === 'war-sun' && !hasTechnology(game, seat, 'war-sun'))
    for (const { id } of game.systems) yield* leaveSpace(game, seat, unit, id);
  if (unit === 'space-dock')
    for (const { id, planets, space } of game.systems) {
      const dock = space.find(group => group.seat === seat && group.unit === unit);
      if (!dock) continue;
      const open = placementsOf(game, seat, [unit]).map(({ planet }) => planet.id);
      const planet = planets.find(each => open.includes(each.id));
      if (planet)
        yield* moveUnits(game, seat, unit, 1, 0, { system: id, planet: null }, { system: id, planet: planet.id });
      yield* leaveSpace(game, seat, unit, id);
    }
}

function* leaveSpace(game: State, seat: Seat, unit: UnitType, system: System['id']): Rule {
  const area = { system, planet: null };
  const group = groupsIn(game, area).find(each => each.seat === seat && each.unit === unit);
  if (group) yield* removeUnits(game, seat, unit, group.count, area, group.damaged);
}
