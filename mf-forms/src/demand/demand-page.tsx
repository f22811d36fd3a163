import { useIntl } from 'react-intl';
import { AgencyCard } from '../contact/agency-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { demand } from './demand.form.ts';
import type { DemandData } from './demand.loader.ts';

interface Props {
  data: DemandData;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** Registers a search, or changes one (product A24, V13). */
export default function DemandPage({ data: { choices, initial, token }, actionData }: Props) {
  const { formatMessage } = useIntl();
  const name = token ? `demand-${token.slice(0, 36)}` : `demand-${JSON.stringify(initial)}`;
  return (
    <FormPage
      title={formatMessage({ id: token ? 'demand.change' : 'demand.invitation' })}
      introduction={formatMessage({ id: token ? 'demand.changeIntro' : 'demand.intro' })}
      beside={<AgencyCard />}
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
