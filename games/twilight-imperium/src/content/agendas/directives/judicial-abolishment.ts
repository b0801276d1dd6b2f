import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { agenda } from '../agenda.ts';

export const judicialAbolishment = agenda({
  id: 'judicial-abolishment',
  isMoot: ({ laws }) => laws.length === 0,
  elected: (game, law) => discardLaw(game, law),
});
