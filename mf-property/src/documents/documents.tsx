import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { DocumentList } from 'shared-kit/ui/document-list/document-list';
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
      <DocumentList
        documents={named}
        linkLabel={(name) => formatMessage({ id: 'documents.open' }, { name })}
      />
    </Section>
  );
}
