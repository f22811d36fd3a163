import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PageLink, Testimonial } from 'shared-kit/contracts/api/content';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Picture } from 'shared-kit/ui/picture/picture';
import { contentPath } from 'composer/shell';
import { PublishedOn, WrittenIn } from './byline.tsx';
import s from './testimonial-page.module.css';

interface TestimonialPageProps {
  testimonial: Testimonial;
  /** The page that lists all of them. */
  above: PageLink | undefined;
  children: ReactNode;
}

/** The words of one client on a page of their own (product M9). */
export function TestimonialPage({ testimonial, above, children }: TestimonialPageProps) {
  const { language } = useHost();
  const { name, town, text, textLanguage, website, date, picture } = testimonial;
  return (
    <>
      <div className={s.testimonial}>
        <figure className={s.figure}>
          <blockquote className={s.quote}>
            <p lang={textLanguage}>{text}</p>
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
              {textLanguage && (
                <span className={s.town}>
                  <WrittenIn language={textLanguage} />
                </span>
              )}
              {website && (
                // The agency does not vouch for it.
                <a className={s.website} href={website} target="_blank" rel="noopener nofollow ugc">
                  <FormattedMessage id="content.website" />
                </a>
              )}
            </span>
          </figcaption>
        </figure>
        {above && (
          <p className={s.above}>
            <ButtonLink variant="secondary" to={contentPath(language, above.path)}>
              {above.label}
            </ButtonLink>
          </p>
        )}
      </div>
      {children}
    </>
  );
}
