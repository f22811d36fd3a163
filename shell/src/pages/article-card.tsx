import type { ContentItem } from 'shared-kit/contracts/api/content';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { house } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { contentPath } from 'composer/shell';
import s from './article-card.module.css';
import { PublishedOn } from './byline.tsx';

/** A page as a card: picture, title, what it is about, and the pages below it. */
export function ArticleCard({ item, heading: Heading }: { item: ContentItem; heading: 'h2' | 'h3' }) {
  const { language } = useHost();
  const { title, text, picture, date, path, url, subtitle, children } = item;
  const address = url ?? (path === null ? undefined : contentPath(language, path));
  return (
    <article className={s.card}>
      {picture ? (
        <Picture
          className={s.picture}
          picture={picture}
          alt=""
          sizes="(min-width: 961px) 380px, (min-width: 560px) 46vw, 92vw"
        />
      ) : (
        <div className={s.plate} aria-hidden="true">
          <Icon shape={house} />
        </div>
      )}
      <Heading className={s.title}>
        <Link className={s.link} to={address}>
          {title}
        </Link>
      </Heading>
      {(date || subtitle) && (
        <p className={s.meta}>
          {date && <PublishedOn date={date} />}
          {date && subtitle && ' · '}
          {subtitle}
        </p>
      )}
      {text && <p className={s.text}>{text}</p>}
      {children.length > 0 && (
        <ul className={s.children} role="list">
          {children.map((child) => (
            <li key={child.path}>
              <Link to={contentPath(language, child.path)}>{child.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
