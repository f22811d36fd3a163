import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { DocumentList } from 'shared-kit/ui/document-list/document-list';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import s from './documents.module.css';

/** Plans, specifications and what else anybody may open. */
export function Documents({ documents }: { documents: ProjectDetail['documents'] }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <PageSection title={text('project.documents')} className={s.documents}>
      <DocumentList
        className={s.list}
        documents={documents}
        linkLabel={(name) => text('project.openDocument', { name })}
      />
    </PageSection>
  );
}
