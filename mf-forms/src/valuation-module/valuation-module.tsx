import { useIntl } from 'react-intl';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { useHost } from 'composer/host';
import { FormModule } from '../form-module/form-module.tsx';
import { FormView } from '../form/form-view.tsx';
import { valuation } from '../valuation/valuation.form.tsx';

/** The free valuation on a page of the content, such as a flyer's. Without JavaScript its own page takes it. */
export default function ValuationModule({ module }: ModuleWidgetProps) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  return (
    <FormModule module={module} title={formatMessage({ id: 'valuation.invitation' })}>
      <FormView form={valuation} action={href('valuation-request')} />
    </FormModule>
  );
}
