import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { demand } from './demand.form.ts';

/** The demand, or its change, sent without JavaScript. */
export function action(args: PageActionArgs): Promise<unknown> {
  const token = args.form.get('token');
  return answerForm(demand, args, token ? { token } : {});
}
