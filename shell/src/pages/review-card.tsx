import { FormattedMessage } from 'react-intl';
import type { ContentItem } from 'shared-kit/contracts/api/content';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { contentPath } from 'composer/shell';
import { WrittenIn } from './byline.tsx';
import s from './review-card.module.css';

/** The words of a client, as a card that leads to their page. */
export function ReviewCard({ item }: { item: ContentItem }) {
  const { language } = useHost();
  return (
    <div className={s.review}>
      <figure className={s.figure}>
        <blockquote className={s.quote}>
          <p lang={item.textLanguage}>{item.text}</p>
        </blockquote>
        <figcaption className={s.caption}>
          {item.picture && (
            <Picture className={s.portrait} picture={item.picture} alt="" sizes="56px" widths={[100, 250]} />
          )}
          <span>
            <strong>{item.title}</strong>
            {item.subtitle && <span className={s.town}>{item.subtitle}</span>}
            {item.textLanguage && (
              <span className={s.town}>
                <WrittenIn language={item.textLanguage} />
              </span>
            )}
          </span>
        </figcaption>
      </figure>
      {item.path !== null && (
        <Link className={s.more} to={contentPath(language, item.path)}>
          <FormattedMessage id="content.readReview" values={{ name: item.title }} />
        </Link>
      )}
    </div>
  );
}
