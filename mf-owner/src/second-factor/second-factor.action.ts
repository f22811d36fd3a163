import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { accountPath } from '../access/account-path.ts';
import { refusedForm, type OwnerAnswer } from '../access/owner-refusal.tsx';
import { sendSecondFactorBegin, sendSecondFactorOff, sendSecondFactorOn } from './send-second-factor.ts';

/** What the page shows after a form without JavaScript: why it was refused, or the recovery codes. */
export type SecondFactorAnswer = OwnerAnswer | { recoveryCodes: string[] };

/** The forms without JavaScript, by their `step`. */
export async function action({ api, form, href }: PageActionArgs) {
  const step = form.get('step');
  if (step === 'on') {
    const { refusal, recoveryCodes } = await sendSecondFactorOn(api, form);
    return refusal ? refusedForm(refusal, {}) : { recoveryCodes };
  }
  const refusal = await (step === 'off' ? sendSecondFactorOff : sendSecondFactorBegin)(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(step === 'off' ? accountPath(href, 'secondFactorOff') : href('owner-second-factor')!, 303);
}
