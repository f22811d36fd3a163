import { redirect } from 'react-router';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { formAnswer } from 'shared-kit/forms/refusal';
import { configuredForm } from './form-description.ts';
import type { Form } from './form-description.ts';
import { newFormSession, sentSession, type FormSubject } from './form-session.tsx';
import { readValues, wrongFields } from './form-values.ts';
import { sendForm, type FormRefusal, type VisitorFormAnswer } from './send-form.ts';

/**
 * A form that was sent without JavaScript: a redirect to its thank-you page, or the page with its faults and what was written. A form out
 * of a page that everybody gets has no key: the page then asks to check it and send it once more (product V22).
 * @param subject what the form is about, beside what the visitor writes
 * @param thanksPath page after the form is accepted; by default the form's own
 */
export async function answerForm(
  described: Form,
  { api, form: sent, href, language, site }: PageActionArgs,
  subject: FormSubject = {},
  thanksPath = (_receipt: FormReceipt | undefined) => href(described.thanks)!,
): Promise<unknown> {
  const form = configuredForm(described, site);
  const values = readValues(form, sent);
  const faults = wrongFields(form, values);
  const known = sentSession(sent);
  const session = known ?? newFormSession();
  if (Object.keys(faults).length > 0)
    return answer({ values, session, refusal: { kind: 'refused', faults } });
  if (!known) return answer({ values, session, refusal: CONFIRM });

  let receipt: FormReceipt | undefined;
  const refusal = await sendForm(
    api,
    form,
    {
      values,
      subject,
      language,
      idempotencyKey: session.key,
      website: sent.get('website') ?? '',
      scriptless: { openedAt: session.openedAt },
    },
    (given) => (receipt = given),
  );
  // Faster than a person: the next time it has been open for long enough.
  if (refusal && 'scriptless' in refusal.faults) return answer({ values, session, refusal: CONFIRM });
  if (refusal) return answer({ values, session, refusal });
  throw redirect(thanksPath(receipt), 303);
}

const CONFIRM: FormRefusal = { kind: 'confirm', faults: {} };

const answer = (content: VisitorFormAnswer) =>
  formAnswer(content, {
    captcha: 422,
    'own-captcha': 422,
    'wrong-captcha': 422,
    gone: 422,
    expired: 422,
    offline: 503,
    confirm: 200,
  });
