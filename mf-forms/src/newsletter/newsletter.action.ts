import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { newsletter } from './newsletter.form.ts';

/** The wish for the newsletter, sent without JavaScript. */
export const action = (args: PageActionArgs): Promise<unknown> => answerForm(newsletter, args);
