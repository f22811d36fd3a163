import type { ReactNode } from 'react';
import type { ContentPage as Page } from 'shared-kit/contracts/api/site';
import { classNames } from 'shared-kit/ui/class-names';
import s from './content-page.module.css';
import { sharesRows } from './module-section.tsx';
import rows from './module-section.module.css';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import contents from './table-of-contents.module.css';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';

interface ContentPageProps {
  page: Page;
  /** Modules, rendered. */
  children: ReactNode;
}

/** From so many titled texts on, a table of contents helps. */
const LONG = 4;

/** A content page below its banner: introduction and modules. A page of texts is set as one document (product A23, M1). */
export function ContentPage({ page, children }: ContentPageProps) {
  const { banner, modules } = page;
  const isDocument = modules.every(({ kind, image, look }) => kind === 'article' && !image && !look);
  const inRows = sharesRows(modules.map(({ look }) => look));
  const chapters = modules.filter(({ title }) => title);
  const isLong = isDocument && chapters.length >= LONG;
  return (
    <div className={classNames(s.page, isDocument && s.document)}>
      {banner.description && <p className={s.introduction}>{banner.description}</p>}
      {isLong && <TableOfContents className={s.contents} chapters={chapters} />}
      <div className={classNames(s.modules, inRows && rows.rows)}>{children}</div>
    </div>
  );
}

interface TableOfContentsProps {
  /** Parts of the page, by the id of their elements. */
  chapters: readonly { id: string; title: string }[];
  className?: string;
}

/** Leads to the parts of a long page. */
function TableOfContents({ chapters, className }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav className={classNames(contents.contents, className)} aria-labelledby={id}>
      <h2 id={id} className={contents.title}>
        <FormattedMessage id="page.contents" />
      </h2>
      <ul className={contents.list} role="list">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a className={contents.link} href={`#${chapter.id}`}>
              {chapter.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The title of a content page whose banner does not show it (product M11): a page has one. Where its titles are not public it is told to screen
 * readers alone, which find their way by it.
 */
export function PageTitle({ page }: { page: Pick<Page, 'heading' | 'showPageBanner' | 'title'> }) {
  if (page.showPageBanner && page.heading) return null;
  return page.heading ? (
    <h1 className={s.title}>{page.heading}</h1>
  ) : (
    <h1>
      <VisuallyHidden>{page.title}</VisuallyHidden>
    </h1>
  );
}
