import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { AccessLayout } from '../access/access-layout.tsx';
import f from '../access/access-form.module.css';
import {
  type OwnerAnswer,
  type OwnerRefusal,
  RefusalNotice,
  ownerRefusal,
} from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import { openToken } from '../access/open-token.ts';

/** What the page shows after its button without JavaScript. */
type EmailLinkAnswer = OwnerAnswer | { isDone: true };

interface EmailLinkPageProps {
  data: EmailLinkData;
  actionData?: EmailLinkAnswer;
}

/** Where the links of mails about a change of e-mail lead. Opening it does nothing: programs that look through mails open links. */
export default function EmailLinkPage({ data: { kind, token }, actionData }: EmailLinkPageProps) {
  const answered = actionData && 'isDone' in actionData;
  const [isDone, setDone] = useState(answered ?? false);
  const { language } = useHost();
  const refusedBefore = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const form = useOwnerForm(sendEmailLink(kind, language), token ? refusedBefore : NO_LINK, () =>
    setDone(true),
  );
  const isExpired = form.refusal?.kind === 'link-expired';
  return (
    <AccessLayout
      title={<FormattedMessage id={`emailLink.${kind}.heading`} />}
      text={!isDone && !isExpired && <FormattedMessage id={`emailLink.${kind}.text`} />}
    >
      {isDone ? <Done kind={kind} /> : <EmailLinkForm kind={kind} token={token} {...form} />}
    </AccessLayout>
  );
}

const NO_LINK: OwnerRefusal = { kind: 'link-expired', faults: {} };

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

type FormProps = EmailLinkData & ReturnType<typeof useOwnerForm>;

function EmailLinkForm({ kind, token, refusal, isSending, onSubmit }: FormProps) {
  const { href } = useHost();
  return (
    <form className={f.form} method="post" onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      {refusal?.kind === 'link-expired' ? (
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

/** What the link of the mail is for: putting a change of e-mail in force, or undoing it (product O21). */
type EmailLinkKind = 'confirm' | 'undo';

export interface EmailLinkData {
  kind: EmailLinkKind;
  /** Of the link; empty when it is over, or when the address was not copied whole. */
  token: string;
}

/** The kind is that of the route. */
export const toKind = (routeId: string): EmailLinkKind => (routeId === 'undo-email' ? 'undo' : 'confirm');

export async function loader(args: PageLoaderArgs): Promise<EmailLinkData> {
  const kind = toKind(args.routeId);
  return { kind, token: await openToken(args, kind === 'confirm' ? 'new-email' : 'undo-email') };
}

const COMMANDS = { confirm: 'confirmEmailChange', undo: 'undoEmailChange' } as const;

/** Confirms or undoes a change of e-mail with the token of the form. */
export const sendEmailLink =
  (kind: EmailLinkKind, lang: Language): SendForm =>
  async (api, form) => {
    const body = { token: form.get('token') ?? '', lang };
    return api.send(COMMANDS[kind], { body }).then(() => undefined, ownerRefusal);
  };
