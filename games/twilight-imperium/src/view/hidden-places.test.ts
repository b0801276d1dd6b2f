import type { Game } from '@orrery/kernel';
import { testHiddenPlaces } from '@orrery/testkit/hidden-places';
import { twilightImperium } from '../index.ts';
import type { State } from '../model/state.ts';

testHiddenPlaces(twilightImperium as Game<State>, 4);
