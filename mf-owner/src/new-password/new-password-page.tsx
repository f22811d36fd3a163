import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PASSWORD_LENGTH } from 'shared-kit/domain/owner-portal';
import type { Href } from 'composer/contract';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { AccessLayout } from '../access/access-layout.tsx';
import f from '../access/access-form.module.css';
import {
  type OwnerAnswer,
  type OwnerRefusal,
  RefusalNotice,
  ownerRefusal,
} from '../access/owner-refusal.tsx';
import { repeatedWrong, PasswordField } from '../access/password-field.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';

export interface NewPasswordData {
  /** Of the link in the mail; empty when it is over, or when the address was not copied whole. */
  token: string;
}

interface NewPasswordPageProps {
  data: NewPasswordData;
  actionData?: OwnerAnswer;
}

const NO_LINK: OwnerRefusal = { kind: 'link-expired', faults: {} };

/** Where the link of the mail leads: one chooses a password. */
export default function NewPasswordPage({ data: { token }, actionData }: NewPasswordPageProps) {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(
    sendNewPassword,
    token ? actionData?.refusal : NO_LINK,
    () => navigate(chosenPath(href)),
  );
  const isExpired = refusal?.kind === 'link-expired';
  const { newPassword: isTooShort, repeatedPassword: repeated } = refusal?.faults ?? {};
  return (
    <AccessLayout
      title={<FormattedMessage id="newPassword.heading" />}
      text={!isExpired && <FormattedMessage id="newPassword.text" />}
    >
      <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        {isExpired ? (
          <ButtonLink to={href('forgotten-password')}>
            <FormattedMessage id="newPassword.newLink" />
          </ButtonLink>
        ) : (
          <>
            <input type="hidden" name="token" value={token} />
            <PasswordField
              name="newPassword"
              error={isTooShort && formatMessage({ id: 'field.newPassword.hint' }, PASSWORD_LENGTH)}
            />
            <PasswordField
              name="repeatedPassword"
              error={repeated && formatMessage({ id: `field.repeatedPassword.${repeated}` })}
            />
            <Button type="submit" wide aria-busy={isSending}>
              <FormattedMessage id={isSending ? 'newPassword.sending' : 'newPassword.submit'} />
            </Button>
          </>
        )}
      </form>
    </AccessLayout>
  );
}

/** Chooses a password with the token of the link. */
export const sendNewPassword: SendForm = async (api, form) => {
  const refusal = repeatedWrong(form);
  if (refusal) return refusal;
  const body = { token: form.get('token') ?? '', newPassword: form.get('newPassword') ?? '' };
  return api.send('resetPassword', { body }).then(() => undefined, ownerRefusal);
};

/** Where one is once a password was chosen. */
export const chosenPath = (href: Href) => `${href('sign-in')}?notice=newPassword`;
