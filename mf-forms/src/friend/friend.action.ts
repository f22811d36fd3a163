import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { sentId } from '../form/form-values.ts';
import { friend } from './friend.form.ts';

/** Sent without JavaScript: the API refuses it, as it asks for a captcha, and the page says so. */
export function action(args: PageActionArgs): Promise<unknown> {
  return answerForm(friend, args, { propertyId: sentId(args.form.get('propertyId')) ?? 0 });
}
