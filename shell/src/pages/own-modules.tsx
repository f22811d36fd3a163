import { useId } from 'react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { Picture } from 'shared-kit/ui/picture/picture';
import { RichText } from '../layout/rich-text.tsx';
import { ArticleCard } from './article-card.tsx';
import article from './article-module.module.css';
import band from './band-module.module.css';
import figures from './figures-module.module.css';

/** A text with picture and link side by side; every second one has its picture on the other side (product M2). */
export function ArticleModule({ module }: { module: ContentModule }) {
  const id = useId();
  const { href } = useHost();
  const { images, items, description2 } = module;
  return (
    <section
      {...BELOW_FOLD}
      className={classNames(article.article, module.image && article.pictured)}
      id={module.id}
      aria-labelledby={module.title ? id : undefined}
    >
      {module.image && (
        <Picture className={article.picture} picture={module.image} sizes="(min-width: 768px) 560px, 92vw" />
      )}
      <div className={article.body}>
        {module.title && (
          <h2 id={id} className={article.title}>
            {module.title}
          </h2>
        )}
        <RichText className={article.text} html={module.description} />
        {images && images.length > 0 && (
          <ul className={article.images} role="list">
            {images.map((picture) => (
              <li key={picture.id} className={article.image}>
                <Picture picture={picture} sizes="(min-width: 768px) 320px, 46vw" />
              </li>
            ))}
          </ul>
        )}
        {items && items.length > 0 && (
          <ul className={article.images} role="list">
            {items.map((item) => (
              <li key={item.id} className={article.image}>
                <ArticleCard item={item} heading="h3" />
              </li>
            ))}
          </ul>
        )}
        {description2 && <RichText className={article.text} html={description2} />}
        {module.link && (
          <ButtonLink variant="secondary" to={targetHref(href, module.link.target)}>
            {module.link.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** One message over the whole width, with a picture and a call to action (product F24). */
export function BandModule({ module }: { module: ContentModule }) {
  const id = useId();
  const { href } = useHost();
  return (
    <section
      {...BELOW_FOLD}
      className={band.band}
      id={module.id}
      aria-labelledby={module.title ? id : undefined}
    >
      {module.image && (
        <Picture
          className={band.picture}
          picture={module.image}
          sizes="(min-width: 961px) 46vw, 100vw"
          alt=""
        />
      )}
      <div className={band.body}>
        {module.title && <h2 id={id}>{module.title}</h2>}
        <RichText className={band.text} html={module.description} />
        {module.link && (
          <ButtonLink variant="accent" to={targetHref(href, module.link.target)}>
            {module.link.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The agency in figures (product M4): a band of large numbers with what they count. */
export function FiguresModule({ module }: { module: ContentModule }) {
  const id = useId();
  if (module.figures.length === 0) return null;
  return (
    <section className={figures.band} aria-labelledby={module.title ? id : undefined}>
      {module.title && (
        <h2 id={id} className={figures.title}>
          {module.title}
        </h2>
      )}
      <dl className={figures.figures}>
        {module.figures.map(({ value, label }) => (
          <div key={label} className={figures.figure}>
            <dt className={figures.label}>{label}</dt>
            <dd className={figures.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
