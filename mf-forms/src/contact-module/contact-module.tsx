import { useIntl } from 'react-intl';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { useHost } from 'composer/host';
import { contact } from '../contact/contact.form.ts';
import { FormModule } from '../form-module/form-module.tsx';
import { FormView } from '../form/form-view.tsx';

/** The contact form on a page of the content (product M2). Without JavaScript the contact page takes it. */
export default function ContactModule({ module }: ModuleWidgetProps) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  return (
    <FormModule module={module} title={formatMessage({ id: 'contact.invitation' })}>
      <FormView
        form={contact}
        name={`module-${module.id}`}
        action={href('contact')}
        hints={{ remark: formatMessage({ id: 'contact.hint' }) }}
      />
    </FormModule>
  );
}
