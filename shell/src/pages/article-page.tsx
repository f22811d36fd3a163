import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Article } from 'shared-kit/contracts/api/content';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Section } from 'shared-kit/ui/section/section';
import { ArticleCard } from './article-card.tsx';
import s from './article-page.module.css';
import { PublishedOn } from './byline.tsx';

/** An article below its banner: lead, who wrote it and when, picture, text, and what to read next (product M7). */
export function ArticlePage({ article, children }: { article: Article; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { lead, author, date, minutes, picture, related } = article;
  return (
    <>
      <article className={s.article}>
        <p className={s.lead}>{lead}</p>
        <p className={s.byline}>
          {author && (
            <span>
              <FormattedMessage id="content.writtenBy" values={{ author: <strong>{author}</strong> }} />
            </span>
          )}
          {date && <PublishedOn date={date} />}
          <span>
            <FormattedMessage id="content.minutes" values={{ minutes }} />
          </span>
        </p>
        {picture && (
          <Picture
            className={s.picture}
            picture={picture}
            sizes="(min-width: 1080px) 1000px, 92vw"
            priority
          />
        )}
        <div className={s.body}>{children}</div>
      </article>
      {related.length > 0 && (
        <div className={s.related}>
          <Section title={formatMessage({ id: 'content.related' })}>
            <ul className={s.list} role="list">
              {related.map((item) => (
                <li key={item.id} className={s.item}>
                  <ArticleCard item={item} heading="h3" />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </>
  );
}
