import type { ReactNode } from 'react';
import s from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** Text below the title, or what the form is about. */
  introduction: ReactNode;
  /** In large windows beside the form. */
  beside: ReactNode;
  children: ReactNode;
}

/** A page that is a form, with what helps to fill it in. */
export function FormPage({ title, introduction, beside, children }: FormPageProps) {
  return (
    <div className={s.page}>
      <div className={s.main}>
        <h2 className={s.title}>{title}</h2>
        {typeof introduction === 'string' ? <p className={s.intro}>{introduction}</p> : introduction}
        {children}
      </div>
      {beside}
    </div>
  );
}
