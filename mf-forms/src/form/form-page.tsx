import type { ReactNode } from 'react';
import { AgencyCard } from './agency-card.tsx';
import s from './form-page.module.css';
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
