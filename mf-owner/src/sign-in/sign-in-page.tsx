import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Link } from 'shared-kit/ui/link/link';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { ApiClient } from 'shared-kit/api-client';
import { AccessLayout } from '../access/access-layout.tsx';
import f from '../access/access-form.module.css';
import { PasswordField } from '../access/password-field.tsx';
import { EmailField } from '../access/email-field.tsx';
import {
  type OwnerAnswer,
  RefusalNotice,
  ownerRefusal,
  type OwnerRefusal,
} from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import { signInCodeFor } from './return-path.ts';

export interface SignInData {
  returnPath: string;
  /** What brought the visitor here. */
  notice?: 'signedOut' | 'newPassword';
}

interface SignInPageProps {
  data: SignInData;
  actionData?: OwnerAnswer;
}

/** E-mail and password (product O1). */
export default function SignInPage({ data, actionData }: SignInPageProps) {
  const navigate = useNavigate();
  const { href } = useHost();
  const needsCode = useRef(false);
  const send: SendForm = async (api, form) => {
    const answer = await sendSignIn(api, form);
    if (!answer.refusal) needsCode.current = answer.needsCode;
    return answer.refusal;
  };
  const { refusal, isSending, onSubmit } = useOwnerForm(send, actionData?.refusal, () =>
    navigate(needsCode.current ? signInCodeFor(data.returnPath, href) : data.returnPath),
  );
  return (
    <AccessLayout
      title={<FormattedMessage id="signIn.heading" />}
      text={<FormattedMessage id="signIn.text" />}
    >
      <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
        {refusal ? <RefusalNotice refusal={refusal} /> : <WhyHere notice={data.notice} />}
        <EmailField fault={refusal?.faults.email} typed={actionData?.values.email} />
        <PasswordField
          name="password"
          error={refusal?.faults.password && <FormattedMessage id="field.password.required" />}
        />
        <div className={f.foot}>
          <Button type="submit" wide aria-busy={isSending}>
            <FormattedMessage id={isSending ? 'signIn.sending' : 'signIn.submit'} />
          </Button>
          <Link className={f.link} to={href('forgotten-password')}>
            <FormattedMessage id="signIn.forgotten" />
          </Link>
        </div>
      </form>
    </AccessLayout>
  );
}

function WhyHere({ notice }: Pick<SignInData, 'notice'>) {
  if (!notice) return null;
  return (
    <Notice kind="success">
      <p>
        <FormattedMessage id={`signIn.notice.${notice}`} />
      </p>
    </Notice>
  );
}

/** Why a sign-in was refused, or whether a code is to follow. */
type SignInAnswer = { refusal: OwnerRefusal } | { refusal?: undefined; needsCode: boolean };

/** Signs in with the form's `email` and `password`; the session is a cookie that scripts cannot read. */
export async function sendSignIn(api: ApiClient, form: URLSearchParams): Promise<SignInAnswer> {
  const body = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
  return api.send('signIn', { body }).then(
    ({ needsCode = false }) => ({ needsCode }),
    (error: unknown) => ({ refusal: ownerRefusal(error) }),
  );
}
