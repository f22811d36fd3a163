import type { ReactNode } from 'react';
import type { ContentPage as Page } from 'shared-kit/contracts/api/site';
import { classNames } from 'shared-kit/ui/class-names';
import s from './content-page.module.css';
import { sharesRows } from './module-section.tsx';
import rows from './module-section.module.css';
import { TableOfContents } from './table-of-contents.tsx';

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
