import type { EminentDomainEvent, View } from '@orrery/eminent-domain/view';
import type { NewsFilters } from '../board.ts';

/** Events name one seat at most; what is on offer to everybody concerns nobody in particular. */
export const filters: NewsFilters<View, EminentDomainEvent> = {
  isAboutMe: ({ data }, { me }) => me !== null && 'seat' in data && data.seat === me,
};
