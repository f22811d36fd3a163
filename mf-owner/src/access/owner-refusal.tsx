import { isApiProblem } from 'shared-kit/api-client';
import { formAnswer, type FormAnswer, toRefusal, type Refusal } from 'shared-kit/forms/refusal';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFaultTitle } from 'shared-kit/forms/form-sending';
import { Notice } from 'shared-kit/ui/notice/notice';

type OwnReason = 'sign-in-failed' | 'signed-out' | 'link-expired';

/** Why a form was refused. Messages: `refusal.<kind>.title` and `refusal.<kind>.text`. */
export type OwnerRefusal = Refusal<OwnReason>;

/** A form that was refused without JavaScript, and what its visitor need not type again. */
export type OwnerAnswer = FormAnswer<{ email?: string; newEmail?: string }, OwnReason>;

/** What the visitor is told of an error of the API client. */
export function ownerRefusal(error: unknown): OwnerRefusal {
  if (isApiProblem(error) && error.code === 'sign-in-failed') return { kind: 'sign-in-failed', faults: {} };
  if (isApiProblem(error) && error.code === 'sign-in-required') return { kind: 'signed-out', faults: {} };
  const refusal = toRefusal(error);
  return 'token' in refusal.faults ? { kind: 'link-expired', faults: {} } : refusal;
}

/** The page's answer to a form that was refused, for its action. */
export const refusedForm = (refusal: OwnerRefusal, values: OwnerAnswer['values']) =>
  formAnswer({ values, refusal }, { 'sign-in-failed': 401, 'signed-out': 401, 'link-expired': 422 });

/** Says why a form was refused (product O7). */
export function RefusalNotice({ refusal }: { refusal: OwnerRefusal | undefined }) {
  const { formatMessage } = useIntl();
  useFaultTitle(refusal && formatMessage({ id: 'refusal.inTitle' }));
  if (!refusal) return null;
  return (
    <Notice kind="error" title={<FormattedMessage id={`refusal.${refusal.kind}.title`} />}>
      <p>
        <FormattedMessage id={`refusal.${refusal.kind}.text`} />
      </p>
    </Notice>
  );
}
