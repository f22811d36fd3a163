import { OTHER_LANGUAGES } from '../testing/tested-languages.ts';
import { testOutcomes } from '../testing/tests-of-outcomes.tsx';

testOutcomes(OTHER_LANGUAGES);
