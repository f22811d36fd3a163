import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ContentLink } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { BELOW_FOLD } from '../below-fold.tsx';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { arrowRight } from '../../domain/icon-shapes.ts';
import { Link } from '../link/link.tsx';
import s from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** Where there is more of the same. */
  link?: ContentLink | null;
  children: ReactNode;
  className?: string;
}

/** A part of a page over the whole width, its content 1200 px wide, with a heading and a way on. */
export function Section({ title, link, children, className }: SectionProps) {
  const id = useId();
  const { href } = useHost();
  return (
    <section
      {...BELOW_FOLD}
      className={classNames(s.section, className)}
      aria-labelledby={title ? id : undefined}
    >
      {(title || link) && (
        <div className={s.head}>
          {title && <h2 id={id}>{title}</h2>}
          {link && (
            <Link className={s.action} to={targetHref(href, link.target)}>
              {link.label}
              <Icon shape={arrowRight} />
            </Link>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
