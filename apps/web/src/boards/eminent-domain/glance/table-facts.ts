import {
  cardName,
  grouped,
  planetNames,
  planetTypeNames,
  resourceNames,
  roleNames,
  stackNames,
} from '@orrery/eminent-domain/text';
import type { StackId, View } from '@orrery/eminent-domain/view';
import { t } from '../../../text/index.ts';

const listed = (words: readonly string[]): string => words.join(' · ') || t('ed.none');

/** What belongs to no empire, in words. */
export function tableFacts(view: View): readonly (readonly [name: string, words: string])[] {
  const { turn, roles, stacks, market, supply, planetDeck, planetDiscard, looking, removed, options } = view;
  const switches = (['errata2014', 'extended', 'learning'] as const).filter(option => options[option]);
  const { top } = planetDeck;
  const back = top && `${planetTypeNames[top.type]}, ${t('ed.glance.costs', { ...top })}`;
  const looked = looking.planets?.map(planet => planetNames[planet]) ?? [];
  return [
    [t('ed.turn', { number: turn.number }), turn.role ? roleNames[turn.role] : t('ed.none')],
    [
      t('ed.effects'),
      listed(
        turn.effects.map(({ card, resources }) =>
          [cardName(card), ...resources.map(each => resourceNames[each])].join(', '),
        ),
      ),
    ],
    [t('ed.glance.roles'), listed(roles.map(role => roleNames[role]))],
    [t('ed.glance.stacks'), listed((Object.keys(stacks) as StackId[]).map(id => `${stackNames[id]} ${stacks[id]}`))],
    [t('ed.market'), listed(grouped(market.map(each => cardName(each)).sort()))],
    [t('ed.glance.supply'), `${supply}`],
    [
      t('ed.glance.ends'),
      view.over
        ? t('ed.glance.over')
        : view.lastRound
          ? t('ed.lastRound')
          : t('ed.glance.stacksToEnd', { count: view.stacksToEnd }),
    ],
    [t('ed.glance.planetDeck'), [String(planetDeck.size), ...(back ? [back] : [])].join(' · ')],
    [t('ed.planetDiscardShort'), listed(planetDiscard.map(planet => planetNames[planet]))],
    [t('ed.lookingOther', { count: looking.count }), listed(looked)],
    [t('ed.removed'), listed(grouped([...removed].sort().map(each => cardName(each))))],
    [
      t('ed.options'),
      listed(switches.length === 0 ? [t('ed.option.base')] : switches.map(option => t(`ed.option.${option}`))),
    ],
  ];
}
