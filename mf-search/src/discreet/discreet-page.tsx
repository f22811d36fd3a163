import { sectionOfGoal, SECTION_NAMES } from 'shared-kit/domain/sections';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { Pagination } from 'shared-kit/ui/pagination/pagination';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { discreetAddress } from './discreet-address.ts';
import type { DiscreetData } from './discreet.loader.ts';
import s from './discreet-page.module.css';

/** Listings that stand in no other list, for sale and for rent (product A22, L11). */
export default function DiscreetPage({ data }: { data: DiscreetData }) {
  const { page, pageCount, lists } = data;
  const { href, language } = useHost();
  const text = useText();
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{text('discreet.title')}</h1>
        <p className={s.text}>{text('discreet.text')}</p>
      </header>
      {lists.length === 0 && (
        <EmptyState
          title={text('list.empty.title')}
          actions={<ButtonLink to={href('sale')}>{text('list.all.sale')}</ButtonLink>}
        >
          {text('list.empty.unfiltered')}
        </EmptyState>
      )}
      {lists.map(({ goal, result }, index) => (
        <section key={goal} className={s.list} aria-labelledby={`discreet-${goal}`}>
          <h2 id={`discreet-${goal}`} className={s.subtitle}>
            {SECTION_NAMES[sectionOfGoal(goal)][language]}
          </h2>
          <PropertyGrid
            listings={result.items}
            perRow={3}
            priorityCount={index === 0 ? 1 : 0}
            headingLevel={3}
          />
        </section>
      ))}
      <Pagination page={page} pageCount={pageCount} pathOf={(other) => discreetAddress(href, other)!} />
    </div>
  );
}
