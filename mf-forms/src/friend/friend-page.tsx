import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { AgencyCard } from '../contact/agency-card.tsx';
import { SubjectCard } from '../contact/subject-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { NoForm } from '../form/no-form.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { friend } from './friend.form.ts';
import type { FriendData } from './friend.loader.ts';

interface Props {
  data: FriendData;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** Sends a property to a friend. */
export default function FriendPage({ data: { property }, actionData }: Props) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  if (!property) {
    return (
      <NoForm
        title={formatMessage({ id: 'outcome.gone' })}
        actions={<ButtonLink to={href('sale')}>{formatMessage({ id: 'thanks.sale' })}</ButtonLink>}
      />
    );
  }
  return (
    <FormPage
      title={formatMessage({ id: 'friend.invitation' })}
      introduction={<SubjectCard subject={property} />}
      beside={<AgencyCard />}
    >
      <FormView
        key={property.id}
        form={friend}
        name={`friend-${property.id}`}
        subject={{ propertyId: property.id }}
        thanksPath={`${href('friend-thanks')}${property.path ? `?from=${encodeURIComponent(property.path)}` : ''}`}
        answer={actionData}
      />
    </FormPage>
  );
}
