import { next } from '@orrery/kernel';
import { considerAgenda } from '../../../moments/steps.ts';
import { agenda } from '../agenda.ts';

export const miscountDisclosed = agenda({
  id: 'miscount-disclosed',
  isMoot: ({ laws }) => laws.length === 0,
  *elected(_game, law) {
    return next(considerAgenda({ card: law })); // it stays in play until resolved again
  },
});
