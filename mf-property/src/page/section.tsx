import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import s from './section.module.css';

interface Props {
  /** Id of the heading's text. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, className, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <section className={[s.section, className].filter(Boolean).join(' ')}>
      <h2 className={s.title}>{formatMessage({ id: title })}</h2>
      {children}
    </section>
  );
}
