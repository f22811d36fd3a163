import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { valuation } from './valuation.form.tsx';

/** The request for a valuation, sent without JavaScript: from its page or from a page of the content. */
export const action = (args: PageActionArgs): Promise<unknown> => answerForm(valuation, args);
