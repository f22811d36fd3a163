import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { DocumentList } from 'shared-kit/ui/document-list/document-list';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import s from './documents.module.css';

/** The documents that anybody may open; one without a name is numbered. */
export function Documents({ documents }: { documents: PropertyDetail['documents'] }) {
  const text = useText();
  if (documents.length === 0) return null;
  const named = documents.map((document, index) => ({
    ...document,
    name: document.name.trim() || text('documents.unnamed', { number: index + 1 }),
  }));
  return (
    <PageSection divided title={text('documents.title')} className={s.documents}>
      <DocumentList documents={named} linkLabel={(name) => text('documents.open', { name })} />
    </PageSection>
  );
}
