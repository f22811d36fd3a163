import { IN_ONE_LANGUAGE, testSending } from '../testing/sending.tsx';

// The other languages: sent-forms.long.test.tsx. What a form says in each is tested by fault-messages and outcome-messages.
testSending(IN_ONE_LANGUAGE);
