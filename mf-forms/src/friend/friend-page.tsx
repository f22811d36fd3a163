import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { type Subject } from '../form/subject.ts';
import { SubjectCard } from '../form/subject-card.tsx';
import { thanksPath } from '../form/send-form.ts';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { NoForm } from '../form/no-form.tsx';
import { FormView } from '../form/form-view.tsx';
import { friend } from './friend.form.ts';

export interface FriendData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
}

/** Sends a property to a friend. */
export default function FriendPage({ data: { property }, actionData }: FormPageProps<FriendData>) {
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
    >
      <FormView
        key={property.id}
        form={friend}
        name={`friend-${property.id}`}
        subject={{ propertyId: property.id }}
        thanksPath={thanksPath(href, 'friend-thanks', property.path)}
        answer={actionData}
      />
    </FormPage>
  );
}
