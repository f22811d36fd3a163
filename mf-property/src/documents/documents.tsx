import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Icon } from 'shared-kit/ui/icon/icon';
import { documentIcon } from 'shared-kit/ui/icon/shapes';
import { Section } from '../page/section.tsx';
import s from './documents.module.css';

/** The documents that anybody may open; one without a name is numbered. */
export function Documents({ documents }: { documents: PropertyDetail['documents'] }) {
  const { formatMessage } = useIntl();
  if (documents.length === 0) return null;
  const named = documents.map((document, index) => ({
    ...document,
    name: document.name.trim() || formatMessage({ id: 'documents.unnamed' }, { number: index + 1 }),
  }));
  return (
    <Section title="documents.title" className={s.documents}>
      <ul role="list" className={s.list}>
        {named.map(({ id, name, url }) => (
          <li key={id}>
            <a
              className={s.link}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage({ id: 'documents.open' }, { name })}
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
