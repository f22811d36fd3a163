import type { ReactNode } from 'react';
import type { Site } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { spanClasses } from 'shared-kit/ui/columns';
import { EmailAddress } from 'shared-kit/ui/email-address';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import s from './footer.module.css';
import { RichText } from './rich-text.tsx';

type Column = Site['footer']['columns'][number];

interface FooterColumnProps {
  column: Column;
  /** What follows the column's own content. */
  children?: ReactNode;
}

/** A column of the footer, as wide as configured out of twelve (product F10). */
export function FooterColumn({ column, children }: FooterColumnProps) {
  const { href } = useHost();
  return (
    <div className={classNames(s.column, spanClasses(column.columns))}>
      {column.title && <h2 className={s.title}>{column.title}</h2>}
      {column.introText && <p className={s.intro}>{column.introText}</p>}
      {column.fullText && <RichText className={s.text} html={column.fullText} />}
      {column.links.length > 0 && (
        <ul className={s.links} role="list">
          {column.links.map(({ label, target }) => (
            <li key={label}>
              <Link className={s.link} to={targetHref(href, target)}>
                <EmailAddress>{label}</EmailAddress>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {column.images.map((image) => (
        <Picture key={image.id} className={s.picture} picture={image} sizes="200px" widths={[250, 400]} />
      ))}
      {children}
    </div>
  );
}
