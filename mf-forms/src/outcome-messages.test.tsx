import { TWO_LANGUAGES } from '../testing/tested-languages.ts';
import { testOutcomes } from '../testing/tests-of-outcomes.tsx';

// The other languages: outcome-messages.long.test.tsx.
testOutcomes(TWO_LANGUAGES);
