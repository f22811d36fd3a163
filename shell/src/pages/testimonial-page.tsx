import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Testimonial } from 'shared-kit/contracts/api/content';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { PublishedOn } from './published-on.tsx';
import s from './testimonial-page.module.css';

/** The words of one client on a page of their own (product M9). */
export function TestimonialPage({
  testimonial,
  children,
}: {
  testimonial: Testimonial;
  children: ReactNode;
}) {
  const { name, town, text, website, date, picture } = testimonial;
  return (
    <>
      <figure className={s.testimonial}>
        <blockquote className={s.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={s.caption}>
          {picture && (
            <Picture className={s.portrait} picture={picture} alt="" sizes="80px" widths={[100, 250]} />
          )}
          <span>
            <strong>{name}</strong>
            {town && <span className={s.town}>{town}</span>}
            {date && (
              <span className={s.town}>
                <PublishedOn date={date} />
              </span>
            )}
            {website && (
              <Link className={s.website} to={website}>
                <FormattedMessage id="content.website" />
              </Link>
            )}
          </span>
        </figcaption>
      </figure>
      {children}
    </>
  );
}
