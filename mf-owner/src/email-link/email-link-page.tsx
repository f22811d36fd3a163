import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import { AccessFrame } from '../access/access-frame.tsx';
import f from '../access/access-form.module.css';
import type { OwnerRefusal } from '../access/owner-refusal.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import type { EmailLinkAnswer } from './email-link.action.ts';
import type { EmailLinkData, EmailLinkKind } from './email-link.loader.ts';
import { sendEmailLink } from './send-email-link.ts';

interface EmailLinkPageProps {
  data: EmailLinkData;
  actionData?: EmailLinkAnswer;
}

/** Where the links of mails about a change of e-mail lead. Opening it does nothing: programs that look through mails open links. */
export default function EmailLinkPage({ data: { kind, token }, actionData }: EmailLinkPageProps) {
  const answered = actionData && 'isDone' in actionData;
  const [isDone, setDone] = useState(answered ?? false);
  return (
    <AccessFrame
      title={<FormattedMessage id={`emailLink.${kind}.heading`} />}
      text={!isDone && <FormattedMessage id={`emailLink.${kind}.text`} />}
    >
      {isDone ? (
        <Done kind={kind} />
      ) : (
        <EmailLinkForm
          kind={kind}
          token={token}
          refusedBefore={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
          onDone={() => setDone(true)}
        />
      )}
    </AccessFrame>
  );
}

/** A new password is needed once a change was undone. */
function Done({ kind }: { kind: EmailLinkKind }) {
  const { href } = useHost();
  return (
    <div className={f.form}>
      <Notice kind="success">
        <p>
          <FormattedMessage id={`emailLink.${kind}.done`} />
        </p>
      </Notice>
      <ButtonLink to={href(kind === 'confirm' ? 'sign-in' : 'forgotten-password')} wide>
        <FormattedMessage id={`emailLink.${kind}.next`} />
      </ButtonLink>
    </div>
  );
}

interface FormProps extends EmailLinkData {
  refusedBefore: OwnerRefusal | undefined;
  onDone(): void;
}

const NO_LINK: OwnerRefusal = { kind: 'link-expired', faults: {} };

function EmailLinkForm({ kind, token, refusedBefore, onDone }: FormProps) {
  const { href, language } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(
    sendEmailLink(kind, language),
    token ? refusedBefore : NO_LINK,
    onDone,
  );
  const isExpired = refusal?.kind === 'link-expired';
  return (
    <form className={f.form} method="post" onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      {isExpired ? (
        <ButtonLink to={href('sign-in')} variant="secondary">
          <FormattedMessage id="forgottenPassword.back" />
        </ButtonLink>
      ) : (
        <>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" wide aria-busy={isSending}>
            <FormattedMessage id={`emailLink.${kind}.submit`} />
          </Button>
        </>
      )}
    </form>
  );
}
