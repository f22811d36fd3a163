import { useIntl } from 'react-intl';
import { Link } from 'shared-kit/ui/link/link';
import type { Subject } from './subject.ts';
import s from './subject-card.module.css';

/** The property or project that the question is about. */
export function SubjectCard({ subject }: { subject: Subject }) {
  const { formatMessage } = useIntl();
  return (
    <p className={s.card}>
      <span className={s.reference}>
        {formatMessage({ id: `${subject.kind}.reference` }, { reference: subject.reference })}
      </span>
      <Link className={s.link} to={subject.path}>
        {subject.title}
      </Link>
    </p>
  );
}
