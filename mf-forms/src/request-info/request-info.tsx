import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formPath } from 'shared-kit/domain/form-paths';
import { useHost } from 'shared-kit/host';
import { newTicket } from '../form/ticket.ts';
import { VisitorForm } from '../form/visitor-form.tsx';
import type { RequestInfoProps } from './request-info.props.ts';

/** The form that asks about a property, inside its page. Without JavaScript the contact page takes it on. */
export default function RequestInfo({ propertyId, path }: RequestInfoProps) {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const [ticket] = useState(newTicket);
  return (
    <VisitorForm
      key={propertyId}
      name={`property-${propertyId}`}
      ticket={ticket}
      action={`${formPath('contact', language)}?property=${propertyId}`}
      thanksPath={`${formPath('requestThanks', language)}?from=${encodeURIComponent(path)}`}
      propertyId={propertyId}
      remarkHint={formatMessage({ id: 'property.hint' })}
    />
  );
}
