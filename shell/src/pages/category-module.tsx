import type { ContentItem } from 'shared-kit/contracts/api/content';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { classNames } from 'shared-kit/ui/class-names';
import { perRowClass } from 'shared-kit/ui/columns';
import { Section } from 'shared-kit/ui/section/section';
import { RichText } from '../layout/rich-text.tsx';
import { ArticleCard } from './article-card.tsx';
import s from './category-module.module.css';
import { PersonCard } from './person-card.tsx';
import { ReviewCard } from './review-card.tsx';

/** What a category lists: pages as cards, people, or reviews to leaf through (product M2, M7). */
export function CategoryModule({ module }: { module: ContentModule }) {
  const { id, title, description, description2, link, view, items = [] } = module;
  if (items.length === 0) return null;
  return (
    <div id={id}>
      <Section title={title} link={link}>
        {description && <RichText className={s.introduction} html={description} />}
        {view === 'slider-view' ? <Slider module={module} /> : <Grid module={module} />}
        {description2 && <RichText className={s.further} html={description2} />}
      </Section>
    </div>
  );
}

/** In a single view the first item is set large, above the others. */
function Grid({ module: { title, items = [], itemsPerRow, view } }: { module: ContentModule }) {
  return (
    <ul className={classNames(s.grid, perRowClass(itemsPerRow), view === 'single-view' && s.led)} role="list">
      {items.map((item) => (
        <li key={item.id} className={s.item}>
          <Card
            item={item}
            heading={title ? 'h3' : 'h2'}
            hasPortraits={items.some(({ picture }) => picture)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Scrolled by finger, wheel and arrow keys: it needs no script. */
function Slider({ module: { title, items = [] } }: { module: ContentModule }) {
  return (
    <div className={s.slider} role="group" aria-label={title || undefined} tabIndex={0}>
      <ul className={s.slides} role="list">
        {items.map((item) => (
          <li key={item.id} className={s.slide}>
            <Card
              item={item}
              heading={title ? 'h3' : 'h2'}
              hasPortraits={items.some(({ picture }) => picture)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  item: ContentItem;
  heading: 'h2' | 'h3';
  /** Any of those that are listed has one. */
  hasPortraits: boolean;
}

/** Its heading is one level below that of the module, or of the page where the module has none. */
function Card({ item, heading, hasPortraits }: CardProps) {
  if (item.kind === 'person') return <PersonCard item={item} heading={heading} hasPortraits={hasPortraits} />;
  return item.kind === 'testimonial' ? (
    <ReviewCard item={item} />
  ) : (
    <ArticleCard item={item} heading={heading} />
  );
}
