import { revival } from '../../technologies/infantry-ii.ts';
import { technology } from '../../technologies/technology.ts';

export const advancedCarrierII = technology({ id: 'advanced-carrier-ii' });

export const specOpsII = technology({ id: 'spec-ops-ii', responses: revival(5) });
