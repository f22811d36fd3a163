import { useIntl } from 'react-intl';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { AgencyCard } from './agency-card.tsx';
import { contact, propertyRequest } from './contact.form.ts';
import type { ContactData } from './contact.loader.ts';
import { SubjectCard } from './subject-card.tsx';

interface Props {
  data: ContactData;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** The contact page (product A24): the form, and the agency's address and phone number. */
export default function ContactPage({ data: { subject }, actionData }: Props) {
  const { formatMessage, locale } = useIntl();
  const isProperty = subject?.kind === 'property';
  const isProject = subject?.kind === 'project';
  return (
    <FormPage
      title={formatMessage({ id: `${subject?.kind ?? 'contact'}.invitation` })}
      introduction={subject ? <SubjectCard subject={subject} /> : formatMessage({ id: 'contact.intro' })}
      beside={<AgencyCard />}
    >
      <FormView
        key={`${subject?.kind} ${subject?.id} ${locale}`}
        form={isProperty ? propertyRequest : contact}
        name={subject ? `${subject.kind}-${subject.id}` : 'contact'}
        subject={isProperty ? { propertyId: subject.id } : undefined}
        initial={isProject ? { remark: formatMessage({ id: 'project.remark' }, { ...subject }) } : undefined}
        answer={actionData}
        hints={{ remark: formatMessage({ id: `${isProperty ? 'property' : 'contact'}.hint` }) }}
      />
    </FormPage>
  );
}
