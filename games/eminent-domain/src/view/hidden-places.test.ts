import type { Game } from '@orrery/kernel';
import { testHiddenPlaces } from '@orrery/testkit/hidden-places';
import { eminentDomain } from '../index.ts';
import type { State } from '../model/state.ts';

testHiddenPlaces(eminentDomain as Game<State>, 3);
