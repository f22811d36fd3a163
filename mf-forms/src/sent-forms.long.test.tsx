import { IN_OTHER_LANGUAGES, testSending } from '../testing/sending.tsx';

testSending(IN_OTHER_LANGUAGES);
