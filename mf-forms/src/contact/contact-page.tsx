import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { VisitorForm } from '../form/visitor-form.tsx';
import { AgencyCard } from './agency-card.tsx';
import type { ContactData } from './contact.loader.ts';
import s from './contact-page.module.css';
import { SubjectCard } from './subject-card.tsx';

interface Props {
  data: ContactData;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** The contact page (product A24): the form, and the agency's address and phone number. */
export default function ContactPage({ data: { session, subject }, actionData }: Props) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const isProperty = subject?.kind === 'property';
  return (
    <div className={s.page}>
      <div className={s.main}>
        <h2 className={s.title}>{formatMessage({ id: `${subject?.kind ?? 'contact'}.invitation` })}</h2>
        {subject ? (
          <SubjectCard subject={subject} />
        ) : (
          <p className={s.intro}>{formatMessage({ id: 'contact.intro' })}</p>
        )}
        <VisitorForm
          key={session.key}
          name={subject ? `${subject.kind}-${subject.id}` : 'contact'}
          session={session}
          thanksPath={href(isProperty ? 'request-thanks' : 'contact-thanks')!}
          propertyId={isProperty ? subject.id : undefined}
          remark={subject?.kind === 'project' ? formatMessage({ id: 'project.remark' }, { ...subject }) : ''}
          answer={actionData}
          remarkHint={formatMessage({ id: `${isProperty ? 'property' : 'contact'}.hint` })}
        />
      </div>
      <AgencyCard />
    </div>
  );
}
