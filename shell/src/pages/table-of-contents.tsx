import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from 'shared-kit/ui/class-names';
import s from './table-of-contents.module.css';

interface TableOfContentsProps {
  /** Parts of the page, by the id of their elements. */
  chapters: readonly { id: string; title: string }[];
  className?: string;
}

/** Leads to the parts of a long page. */
export function TableOfContents({ chapters, className }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav className={classNames(s.contents, className)} aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        <FormattedMessage id="page.contents" />
      </h2>
      <ul className={s.list} role="list">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a className={s.link} href={`#${chapter.id}`}>
              {chapter.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
