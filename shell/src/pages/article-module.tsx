import { useId } from 'react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { Picture } from 'shared-kit/ui/picture/picture';
import { RichText } from '../layout/rich-text.tsx';
import { ArticleCard } from './article-card.tsx';
import s from './article-module.module.css';

/** A text with picture and link side by side; every second one has its picture on the other side (product M2). */
export function ArticleModule({ module }: { module: ContentModule }) {
  const id = useId();
  const { href } = useHost();
  const { images, items, description2 } = module;
  return (
    <section
      {...BELOW_FOLD}
      className={classNames(s.article, module.image && s.pictured)}
      id={module.id}
      aria-labelledby={module.title ? id : undefined}
    >
      {module.image && (
        <Picture className={s.picture} picture={module.image} sizes="(min-width: 768px) 560px, 92vw" />
      )}
      <div className={s.body}>
        {module.title && (
          <h2 id={id} className={s.title}>
            {module.title}
          </h2>
        )}
        <RichText className={s.text} html={module.description} />
        {images && images.length > 0 && (
          <ul className={s.images} role="list">
            {images.map((picture) => (
              <li key={picture.id} className={s.image}>
                <Picture picture={picture} sizes="(min-width: 768px) 320px, 46vw" />
              </li>
            ))}
          </ul>
        )}
        {items && items.length > 0 && (
          <ul className={s.images} role="list">
            {items.map((item) => (
              <li key={item.id} className={s.image}>
                <ArticleCard item={item} heading="h3" />
              </li>
            ))}
          </ul>
        )}
        {description2 && <RichText className={s.text} html={description2} />}
        {module.link && (
          <ButtonLink variant="secondary" to={targetHref(href, module.link.target)}>
            {module.link.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
