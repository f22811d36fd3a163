import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { phoneLink } from 'shared-kit/domain/texts';
import { useHost } from 'composer/host';
import { EmailAddress } from 'shared-kit/ui/text';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, map, phone } from 'shared-kit/domain/icon-shapes';
import { SidePanel } from 'shared-kit/ui/side-panel/side-panel';
import type { Form } from './form-description.ts';
import s from './form-page.module.css';
import { FormView } from './form-view.tsx';
import type { VisitorFormAnswer } from './send-form.ts';

/** Props of a page that is a form. */
export interface FormPageProps<Data = null> {
  data: Data;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

interface Props {
  title: string;
  /** Text below the title, or what the form is about. */
  introduction: ReactNode;
  children: ReactNode;
}

/** A page that is a form; in large windows the agency's address is beside it. */
export function FormPage({ title, introduction, children }: Props) {
  return (
    <div className={s.page}>
      <div className={s.main}>
        <h2 className={s.title}>{title}</h2>
        {typeof introduction === 'string' ? <p className={s.intro}>{introduction}</p> : introduction}
        {children}
      </div>
      <AgencyCard />
    </div>
  );
}

/** A page that is nothing but a form. Messages: `<form>.invitation` and `<form>.intro`. */
export const createFormPage = (form: Form) =>
  function PlainFormPage({ actionData }: FormPageProps) {
    const { formatMessage } = useIntl();
    return (
      <FormPage
        title={formatMessage({ id: `${form.name}.invitation` })}
        introduction={formatMessage({ id: `${form.name}.intro` })}
      >
        <FormView form={form} answer={actionData} />
      </FormPage>
    );
  };

/** Address, phone and e-mail of the agency. */
function AgencyCard() {
  const { formatMessage } = useIntl();
  const { agency } = useHost().site;
  if (!agency.name) return null;
  return (
    <SidePanel className={s.card}>
      <h2 className={s.agency}>{agency.name}</h2>
      <p className={s.line}>
        <Icon shape={map} className={s.icon} />
        <span>
          {agency.street}
          <br />
          {agency.zip} {agency.city}
        </span>
      </p>
      <a className={s.line} href={phoneLink(agency.phone)}>
        <Icon shape={phone} className={s.icon} />
        {agency.phone}
      </a>
      <a className={s.line} href={`mailto:${agency.email}`}>
        <Icon shape={mail} className={s.icon} />
        <EmailAddress>{agency.email}</EmailAddress>
      </a>
      <p className={s.note}>{formatMessage({ id: 'contact.answerTime' })}</p>
    </SidePanel>
  );
}
