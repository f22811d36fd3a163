import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { documentIcon } from '../../domain/icon-shapes.ts';
import s from './document-list.module.css';

interface Props {
  documents: readonly { id: string; name: string; url: string }[];
  /** Says that the document opens apart, read aloud instead of its name. */
  linkLabel(name: string): string;
  className?: string;
}

/** Documents that anybody may open, each in a tab of its own. */
export function DocumentList({ documents, linkLabel, className }: Props) {
  return (
    <ul role="list" className={classNames(s.list, className)}>
      {documents.map(({ id, name, url }) => (
        <li key={id}>
          <a className={s.link} href={url} target="_blank" rel="noopener" aria-label={linkLabel(name)}>
            <Icon shape={documentIcon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
