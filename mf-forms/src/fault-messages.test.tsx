import { TWO_LANGUAGES } from '../testing/tested-languages.ts';
import { testFaults } from '../testing/tests-of-faults.tsx';

// The other languages: fault-messages.long.test.tsx.
testFaults(TWO_LANGUAGES);
