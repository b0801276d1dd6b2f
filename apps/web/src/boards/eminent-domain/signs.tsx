import { planetTypeNames, resourceNames, roleNames } from '@orrery/eminent-domain/text';
import type { PlanetType, Resource, Role } from '@orrery/eminent-domain/view';
import { Icon } from '../../art/icons/icon.tsx';
import type { IconName } from '../../art/icons/paths.ts';
import type { PlanetLook } from '../../art/planet-disc.tsx';
import { useChanged } from '../../ui/changed.ts';

export const roleColour = (role: Role): string => `var(--role-${role})`;

export const RoleSign = ({ of: role, isSaid = false }: { of: Role; isSaid?: boolean }) => (
  <span className="ed-role-sign" style={{ color: roleColour(role) }}>
    {isSaid ? <Icon name={role} label={roleNames[role]} /> : <Icon name={role} />}
  </span>
);

/** The symbols printed on a piece, as often as they are there. */
export const RoleSigns = ({ roles }: { roles: readonly Role[] }) => (
  <>
    {roles.map((role, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may be there twice
      <RoleSign key={index} of={role} />
    ))}
  </>
);

interface CountProps {
  readonly icon: IconName;
  readonly count: number;
  /** What is counted, in words and with the number. */
  readonly label: string;
}

/** An icon and a number, highlighted briefly when the number changes. */
export const Count = ({ icon, count, label }: CountProps) => (
  <span className={`ed-count ${useChanged(count)}`} title={label}>
    <Icon name={icon} />
    <span aria-hidden="true">{count}</span>
    <span className="hidden-text">{label}</span>
  </span>
);

export const Gem = ({ resource, isFilled }: { resource: Resource; isFilled: boolean }) => (
  <span className={`ed-gem ed-gem-${resource}`} data-filled={isFilled} title={resourceNames[resource]}>
    <Icon name={resource} />
  </span>
);

export const planetLooks: Readonly<Record<PlanetType, PlanetLook>> = {
  advanced: 'bands',
  fertile: 'continents',
  metallic: 'craters',
};

/** Each type has its own ring: solid, dashed, dotted. */
export const rings: Readonly<Record<PlanetType, { readonly colour: string; readonly dashes?: string }>> = {
  advanced: { colour: 'var(--type-advanced)' },
  fertile: { colour: 'var(--type-fertile)', dashes: '22 7.2' },
  metallic: { colour: 'var(--type-metallic)', dashes: '3 6.74' },
};

export const TypeName = ({ type }: { type: PlanetType }) => (
  <span className="ed-type" style={{ color: `var(--type-${type})` }}>
    {planetTypeNames[type]}
  </span>
);
