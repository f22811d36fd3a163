import { useIntl } from 'react-intl';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { demand } from './demand.form.ts';
import type { DemandData } from './demand.loader.ts';

/** Registers a search, or changes one (product A24, V13). */
export default function DemandPage({
  data: { choices, initial, token },
  actionData,
}: FormPageProps<DemandData>) {
  const { formatMessage } = useIntl();
  const name = token ? `demand-${token.slice(0, 36)}` : `demand-${JSON.stringify(initial)}`;
  return (
    <FormPage
      title={formatMessage({ id: token ? 'demand.change' : 'demand.invitation' })}
      introduction={formatMessage({ id: token ? 'demand.changeIntro' : 'demand.intro' })}
    >
      <FormView
        key={name}
        form={demand}
        name={name}
        subject={token ? { token } : undefined}
        initial={initial}
        answer={actionData}
        choices={choices}
      />
    </FormPage>
  );
}
