import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { testimonial } from './testimonial.form.ts';

/** A testimonial, sent without JavaScript. */
export const action = (args: PageActionArgs): Promise<unknown> => answerForm(testimonial, args);
