import { OTHER_LANGUAGES } from '../testing/tested-languages.ts';
import { testFaults } from '../testing/tests-of-faults.tsx';

testFaults(OTHER_LANGUAGES);
