import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { sentId } from '../form/form-values.ts';
import { contact, propertyRequest } from './contact.form.ts';

/** The contact form, or the question about a property, sent without JavaScript. */
export async function action(args: PageActionArgs): Promise<unknown> {
  const propertyId = sentId(args.form.get('propertyId'));
  return propertyId === undefined
    ? answerForm(contact, args)
    : answerForm(propertyRequest, args, { propertyId });
}
