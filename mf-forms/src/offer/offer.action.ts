import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { sentId } from '../form/form-values.ts';
import { offer } from './offer.form.ts';

/** An offer, sent without JavaScript. */
export function action(args: PageActionArgs): Promise<unknown> {
  const token = args.form.get('token');
  const propertyId = sentId(args.form.get('propertyId')) ?? 0;
  return answerForm(offer, args, { propertyId, ...(token && { token }) });
}
