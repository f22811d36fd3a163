import { sectionOfGoal, SECTION_NAMES } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { Pagination } from 'shared-kit/ui/pagination/pagination';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import type { Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import s from './category-page.module.css';

export interface CategoryData {
  list: CategoryList;
  page: number;
  pageCount: number;
  /** The listings of each goal on this page of the list; those without any are left out. */
  lists: { goal: Goal; result: ListingPage }[];
}

/** Listings that the agency puts together: discreet ones, which stand in no other list, or holiday homes (product A22, L11). */
export default function CategoryPage({ data }: { data: CategoryData }) {
  const { list, page, pageCount, lists } = data;
  const { href, language } = useHost();
  const text = useText();
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{text(`${list}.title`)}</h1>
        <p className={s.text}>{text(`${list}.text`)}</p>
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
        <section key={goal} className={s.list} aria-labelledby={`${list}-${goal}`}>
          <h2 id={`${list}-${goal}`} className={s.subtitle}>
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
      <Pagination page={page} pageCount={pageCount} toPath={(other) => categoryAddress(href, list, other)!} />
    </div>
  );
}

/** Lists of listings that the agency puts together; each has a link name of its own. */
type CategoryList = 'discreet' | 'holiday';

/** The list that a route of this remote shows. */
export const listOfRoute = (routeId: string): CategoryList =>
  routeId === 'holiday-list' ? 'holiday' : 'discreet';

/** Site-relative address of a page of a list. */
export function categoryAddress(
  href: Href,
  list: CategoryList,
  page = 1,
  language?: Language,
): string | undefined {
  const path = href(list, {}, language);
  return path && (page > 1 ? `${path}?page=${page}` : path);
}
