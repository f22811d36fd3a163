import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { propertyRequest } from '../contact/contact.form.ts';
import { FormView } from '../form/form-view.tsx';
import { thanksPath } from '../form/send-form.ts';
import type { RequestInfoProps } from './request-info.props.ts';

/** The form that asks about a property, inside its page. Without JavaScript it is submitted to the contact page. */
export default function RequestInfo({ propertyId, path }: RequestInfoProps) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  return (
    <FormView
      key={propertyId}
      form={propertyRequest}
      name={`property-${propertyId}`}
      action={`${href('contact')}?property=${propertyId}`}
      thanksPath={thanksPath(href, 'request-thanks', path)}
      subject={{ propertyId }}
      hints={{ remark: formatMessage({ id: 'property.hint' }) }}
    />
  );
}
