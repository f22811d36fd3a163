import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { Icon } from 'shared-kit/ui/icon/icon';
import { documentIcon } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import s from './documents.module.css';
import { Section } from './section.tsx';

/** Plans, specifications and what else anybody may open. */
export function Documents({ documents }: { documents: ProjectDetail['documents'] }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <Section title={text('project.documents')} className={s.documents}>
      <ul role="list" className={s.list}>
        {documents.map(({ id, name, url }) => (
          <li key={id}>
            <a
              className={s.link}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={text('project.openDocument', { name })}
            >
              <Icon shape={documentIcon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
