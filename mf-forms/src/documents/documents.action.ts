import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { sentId } from '../form/form-values.ts';
import { documentRequest } from './documents.form.ts';

/** The request for documents, sent without JavaScript. */
export function action(args: PageActionArgs): Promise<unknown> {
  return answerForm(documentRequest, args, { propertyId: sentId(args.form.get('propertyId')) ?? 0 });
}
