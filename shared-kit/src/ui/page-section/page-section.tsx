import type { ReactNode } from 'react';
import { BELOW_FOLD } from '../below-fold.tsx';
import { classNames } from '../class-names.tsx';
import { Collapsible } from '../collapsible/collapsible.tsx';
import s from './page-section.module.css';

interface Props {
  id?: string;
  title: string;
  className?: string;
  /** Set off from what is above it by a line. */
  divided?: boolean;
  /** On paper half the width, beside its neighbour. */
  halfOnPaper?: boolean;
  /** Few read it: its heading opens it, and may say something of it beside. */
  collapsed?: boolean | string;
  children: ReactNode;
}

/** A part of a listing's page under its own heading. */
export function PageSection({
  id,
  title,
  className,
  divided = false,
  halfOnPaper = false,
  collapsed = false,
  children,
}: Props) {
  const heading = <h2 className={s.title}>{title}</h2>;
  return (
    <section
      {...BELOW_FOLD}
      id={id}
      className={classNames(
        s.section,
        divided && s.divided,
        halfOnPaper && s.half,
        collapsed !== false && s.collapsed,
        className,
      )}
    >
      {collapsed === false ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <Collapsible label={heading} note={collapsed !== true && collapsed}>
          <div className={classNames(s.section, s.content)}>{children}</div>
        </Collapsible>
      )}
    </section>
  );
}
