import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isClosed } from 'shared-kit/domain/status';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { DocumentList } from 'shared-kit/ui/document-list/document-list';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { QUESTION_ID } from '../contact/contact-links.ts';
import s from './documents.module.css';

type Property = Pick<PropertyDetail, 'id' | 'status' | 'documents' | 'documentsOnRequest'>;

/** Documents that anybody may open, and those that are sent by mail to who asks for them (product U6). One without a name is numbered. */
export function Documents({ property }: { property: Property }) {
  const text = useText();
  const { href } = useHost();
  const page = href('request-documents');
  const onRequest = page && !isClosed(property.status) ? (property.documentsOnRequest ?? []) : [];
  const { documents } = property;
  if (documents.length + onRequest.length === 0) return <NoDocuments property={property} />;
  const named = documents.map((document, index) => ({
    ...document,
    name: document.name.trim() || text('documents.unnamed', { number: index + 1 }),
  }));
  const names = onRequest.map(({ name }) => name.trim()).filter(Boolean);
  return (
    <PageSection divided title={text('documents.title')} className={s.documents}>
      {named.length > 0 && (
        <DocumentList documents={named} linkLabel={(name) => text('documents.open', { name })} />
      )}
      {onRequest.length > 0 && (
        <div className={s.request}>
          <p className={s.note}>
            {text('documents.onRequest', { count: onRequest.length })}
            {names.length > 0 && <span className={s.names}>{names.join(' · ')}</span>}
          </p>
          <ButtonLink variant="secondary" to={`${page}?property=${property.id}`}>
            <Icon shape={mail} />
            {text('documents.request')}
          </ButtonLink>
        </div>
      )}
    </PageSection>
  );
}

/** Who looks for documents reads that there are none, and may ask (product X1). */
function NoDocuments({ property }: { property: Property }) {
  const text = useText();
  if (isClosed(property.status)) return null;
  return (
    <PageSection divided title={text('documents.title')} className={s.documents}>
      <p className={s.none}>
        {text('documents.none')} <Link to={`#${QUESTION_ID}`}>{text('question.ask')}</Link>
      </p>
    </PageSection>
  );
}
