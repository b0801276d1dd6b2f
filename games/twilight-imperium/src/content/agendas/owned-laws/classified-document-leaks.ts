import { closeObjective, makePublic } from '../../../verbs/objectives/objectives.ts';
import { agenda } from '../agenda.ts';

export const classifiedDocumentLeaks = agenda({
  id: 'classified-document-leaks',
  isMoot: game => game.secretsScored.length === 0,
  elected: makePublic,
  lost: closeObjective,
});
