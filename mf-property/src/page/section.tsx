import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from 'shared-kit/ui/class-names';
import s from './section.module.css';

interface Props {
  /** Id of the heading's text. */
  title: string;
  className?: string;
  /** On paper half the width, beside its neighbour. */
  halfOnPaper?: boolean;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, className, halfOnPaper = false, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <section className={classNames(s.section, halfOnPaper && s.half, className)}>
      <h2 className={s.title}>{formatMessage({ id: title })}</h2>
      {children}
    </section>
  );
}
