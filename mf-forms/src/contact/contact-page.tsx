import { useIntl } from 'react-intl';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { contact, propertyRequest } from './contact.form.ts';
import { type Subject } from '../form/subject.ts';
import { SubjectCard } from '../form/subject-card.tsx';

export interface ContactData {
  /** The property or project of the question; undefined without one, or when it is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page (product A24): the form, and the agency's address and phone number. */
export default function ContactPage({ data: { subject }, actionData }: FormPageProps<ContactData>) {
  const { formatMessage, locale } = useIntl();
  const isProperty = subject?.kind === 'property';
  const isProject = subject?.kind === 'project';
  return (
    <FormPage
      title={formatMessage({ id: `${subject?.kind ?? 'contact'}.invitation` })}
      introduction={subject ? <SubjectCard subject={subject} /> : formatMessage({ id: 'contact.intro' })}
    >
      <FormView
        key={`${subject?.kind} ${subject?.id} ${locale}`}
        form={isProperty ? propertyRequest : contact}
        name={subject ? `${subject.kind}-${subject.id}` : 'contact'}
        subject={isProperty ? { propertyId: subject.id } : undefined}
        initial={
          isProject
            ? {
                remark: formatMessage(
                  { id: 'project.remark' },
                  { title: subject.title, reference: subject.reference },
                ),
              }
            : undefined
        }
        answer={actionData}
        hints={{ remark: formatMessage({ id: `${isProperty ? 'property' : 'contact'}.hint` }) }}
      />
    </FormPage>
  );
}
