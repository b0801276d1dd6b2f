// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { alliance } from './alliance.ts';
import { ceasefire } from './ceasefire.ts';
import { politicalSecret } from './political-secret.ts';
import { supportForTheThrone } from './support-for-the-throne.ts';
import { tradeAgreement } from './trade-agreement.ts';

export const cards = {
  alliance,
  ceasefire,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
  'trade-agreement': tradeAgreement,
};
