import { data, redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { REFUSAL_REASONS } from 'shared-kit/domain/testimonials';
import { toRefusal } from 'shared-kit/forms/refusal';
import type { FieldFaults } from 'shared-kit/forms/refusal';

/** A refusal that lacks its reason, with what was written. */
export interface ReviewAnswer {
  faults: FieldFaults;
  reason: string;
  note: string;
}

/** Publishes or refuses, as a button of the page asks: programs that look through mails open links, and press nothing. */
export async function action({ api, form, href }: PageActionArgs): Promise<unknown> {
  const token = form.get('token') ?? '';
  const decision = form.get('decision') === 'publish' ? 'publish' : 'refuse';
  const note = form.get('note') ?? '';
  const reason = REFUSAL_REASONS.find((known) => known === form.get('reason'));
  const page = `${href('testimonial-review')}?token=${encodeURIComponent(token)}`;
  try {
    await api.send('decideTestimonial', {
      body: {
        token,
        decision,
        withPicture: form.has('withPicture'),
        ...(decision === 'refuse' && { reason, note }),
      },
    });
  } catch (error) {
    if (!isApiProblem(error) || error.status >= 500) throw error;
    const { faults } = toRefusal(error);
    // The page says that the link is not known.
    if ('token' in faults) throw redirect(page, 303);
    return data({ faults, reason: reason ?? '', note } satisfies ReviewAnswer, { status: 422 });
  }
  throw redirect(page, 303);
}
