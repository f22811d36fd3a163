import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Href } from 'composer/contract';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Link } from 'shared-kit/ui/link/link';
import { isLanguage } from 'shared-kit/domain/languages';
import { AccessLayout } from '../access/access-layout.tsx';
import f from '../access/access-form.module.css';
import { EmailField } from '../access/email-field.tsx';
import { type OwnerAnswer, RefusalNotice, ownerRefusal } from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';

export interface ForgottenPasswordData {
  /** The link was asked for. */
  isSent: boolean;
}

interface ForgottenPasswordPageProps {
  data: ForgottenPasswordData;
  actionData?: OwnerAnswer;
}

/** A link to choose a password, by mail: forgotten, or the first (product O2). */
export default function ForgottenPasswordPage({ data, actionData }: ForgottenPasswordPageProps) {
  if (data.isSent) return <Sent />;
  return (
    <AccessLayout
      title={<FormattedMessage id="forgottenPassword.heading" />}
      text={<FormattedMessage id="forgottenPassword.text" />}
    >
      <LinkForm answer={actionData} />
    </AccessLayout>
  );
}

function LinkForm({ answer }: { answer: OwnerAnswer | undefined }) {
  const navigate = useNavigate();
  const { href, language } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendLinkRequest, answer?.refusal, () =>
    navigate(sentPath(href)),
  );
  return (
    <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="lang" value={language} />
      <RefusalNotice refusal={refusal} />
      <EmailField fault={refusal?.faults.email} typed={answer?.values.email} />
      <div className={f.foot}>
        <Button type="submit" wide aria-busy={isSending}>
          <FormattedMessage id={isSending ? 'forgottenPassword.sending' : 'forgottenPassword.submit'} />
        </Button>
        <Link className={f.link} to={href('sign-in')}>
          <FormattedMessage id="forgottenPassword.back" />
        </Link>
      </div>
    </form>
  );
}

function Sent() {
  const { href } = useHost();
  return (
    <AccessLayout
      title={<FormattedMessage id="forgottenPassword.sent.title" />}
      text={
        <span role="status">
          <FormattedMessage id="forgottenPassword.sent.text" />
        </span>
      }
    >
      <ButtonLink to={href('sign-in')} variant="secondary">
        <FormattedMessage id="forgottenPassword.back" />
      </ButtonLink>
    </AccessLayout>
  );
}

/** Asks for a link by mail. Whether the e-mail is known is not told. */
export const sendLinkRequest: SendForm = async (api, form) => {
  const lang = form.get('lang');
  const body = { email: form.get('email') ?? '', lang: isLanguage(lang) ? lang : undefined };
  return api.send('requestPasswordReset', { body }).then(() => undefined, ownerRefusal);
};

/** The page once the link was asked for. */
export const sentPath = (href: Href) => `${href('forgotten-password')}?sent`;
