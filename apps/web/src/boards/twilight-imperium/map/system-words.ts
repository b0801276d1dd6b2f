import {
  capital,
  cardName,
  listed,
  planetNames,
  planetText,
  planetTokenNames,
  systemFeatures,
  systemName,
  type TableForText,
  unitsInWords,
} from '@orrery/twilight-imperium/text';
import { isMecatol, type Planet, type System, type UnitGroup, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';

export interface PlanetWords {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface SystemWords {
  readonly title: string;
  readonly lines: readonly string[];
  readonly planets: readonly PlanetWords[];
}

/** `Ann: 2 carriers and 1 cruiser`, a line an owner. */
const owners = (groups: readonly UnitGroup[], table: TableForText): string[] =>
  [...new Set(groups.map(({ seat }) => seat))].map(
    seat => `${table.nameOf(seat)}: ${unitsInWords(groups.filter(group => group.seat === seat))}`,
  );

function planetWords(planet: Planet, view: View, table: TableForText): PlanetWords {
  const {
    id,
    controller,
    exhausted,
    coexisting,
    attachments,
    exhaustedCards,
    explored,
    factionTokens = [],
    units,
  } = planet;
  const cards = attachments.map(card =>
    exhaustedCards.includes(card) ? `${cardName(card)} (${t('ti.exhausted')})` : cardName(card),
  );
  return {
    name: planetNames[id],
    lines: [
      capital(planetText(id, table)),
      controller === null
        ? t('ti.planet.free')
        : t(exhausted ? 'ti.planet.heldExhausted' : 'ti.planet.held', { name: table.nameOf(controller) }),
      ...owners(units, table),
      ...(coexisting.length > 0 ? [t('ti.planet.coexisting', { names: listed(coexisting.map(table.nameOf)) })] : []),
      ...(cards.length > 0 ? [t('ti.planet.attached', { cards: listed(cards) })] : []),
      ...factionTokens.map(token =>
        t('ti.planet.token', { token: capital(planetTokenNames[token.id]), name: table.nameOf(token.seat) }),
      ),
      ...(explored ? [t('ti.planet.explored')] : []),
      ...(view.legendaryExhausted.includes(id) ? [t('ti.planet.legendaryExhausted')] : []),
      ...(isMecatol(id) && view.custodians ? [t('ti.planet.custodians')] : []),
    ],
  };
}

/** All that there is in a system, in words. */
export function systemWords(system: System, view: View, table: TableForText): SystemWords {
  const { id, tokens, space, planets } = system;
  const owner = view.players.find(({ home }) => home === id);
  const markers = view.tokenPictures.filter(marker => marker.system === id);
  const features = systemFeatures(system);
  return {
    title: capital(systemName(id, table)),
    lines: [
      ...(view.tactical?.system === id ? [t('ti.system.active', { name: table.nameOf(view.tactical.seat) })] : []),
      ...(owner ? [t('ti.system.home', { name: table.nameOf(owner.seat) })] : []),
      ...(features ? [capital(features)] : []),
      ...(id === '82a' ? [t(view.nexusOpen ? 'ti.system.nexusOpen' : 'ti.system.nexusClosed')] : []),
      ...(tokens.length > 0 ? [t('ti.system.tokens', { names: listed(tokens.map(table.nameOf)) })] : []),
      ...markers.map(({ card, standsFor }) =>
        t('ti.system.marker', { card: cardName(card), names: listed(standsFor.map(table.nameOf)) }),
      ),
      ...owners(space, table),
    ],
    planets: planets.map(planet => planetWords(planet, view, table)),
  };
}
