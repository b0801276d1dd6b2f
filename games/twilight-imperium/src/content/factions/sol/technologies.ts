import { technology } from '../../technologies/technology.ts';
import { revival } from '../../technologies/unit-upgrades/infantry-ii.ts';

export const advancedCarrierII = technology({ id: 'advanced-carrier-ii' });

export const specOpsII = technology({ id: 'spec-ops-ii', responses: revival('spec-ops-ii', 5) });
