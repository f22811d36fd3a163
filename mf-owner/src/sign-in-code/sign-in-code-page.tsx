import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Link } from 'shared-kit/ui/link/link';
import { AccessLayout } from '../access/access-layout.tsx';
import f from '../access/access-form.module.css';
import { CodeField } from '../access/code-field.tsx';
import { type OwnerAnswer, RefusalNotice, ownerRefusal } from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import { signInCodeFor, signInFor } from '../sign-in/return-path.ts';

export interface SignInCodeData {
  returnPath: string;
  /** Which code is asked for; the address says so. */
  kind: 'app' | 'recovery';
}

interface SignInCodePageProps {
  data: SignInCodeData;
  actionData?: OwnerAnswer;
}

/** The second step of signing in (product O18). */
export default function SignInCodePage({ data, actionData }: SignInCodePageProps) {
  const { returnPath, kind } = data;
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSignInCode, actionData?.refusal, () =>
    navigate(returnPath),
  );
  const page = signInCodeFor(returnPath, href);
  return (
    <AccessLayout
      title={<FormattedMessage id="signInCode.heading" />}
      text={<FormattedMessage id={`signInCode.text.${kind}`} />}
    >
      {/* Another kind of code is another field. */}
      <form className={f.form} method="post" noValidate onSubmit={onSubmit} key={kind}>
        <RefusalNotice refusal={refusal} />
        {refusal?.kind === 'signed-out' ? (
          <ButtonLink to={signInFor(returnPath, href)}>
            <FormattedMessage id="signIn.again" />
          </ButtonLink>
        ) : (
          <>
            <CodeField kind={kind} fault={refusal?.faults.code} />
            <div className={f.foot}>
              <Button type="submit" wide aria-busy={isSending}>
                <FormattedMessage id={isSending ? 'signIn.sending' : 'signIn.submit'} />
              </Button>
              <Link className={f.link} to={kind === 'app' ? `${page}&with=recovery` : page}>
                <FormattedMessage id={kind === 'app' ? 'signInCode.useRecovery' : 'signInCode.useApp'} />
              </Link>
            </div>
          </>
        )}
      </form>
    </AccessLayout>
  );
}

/** Signs in with the form's `code`, after the right password. */
export const sendSignInCode: SendForm = async (api, form) => {
  const body = { code: form.get('code') ?? '' };
  return api.send('sendSignInCode', { body }).then(() => undefined, ownerRefusal);
};
