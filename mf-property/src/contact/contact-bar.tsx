import { ContactBar } from 'shared-kit/ui/contact-bar/contact-bar';
import { useText } from 'shared-kit/ui/text';
import { QUESTION_ID } from './question-id.ts';
import type { ContactPerson } from './contact-person.ts';

/** Call who looks after the property, book a visit, or go to the question form of the page. */
export function PropertyContactBar({
  person,
  visitPath,
}: {
  person: ContactPerson;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}) {
  const text = useText();
  return (
    <ContactBar
      label={text('contact.bar')}
      call={{ label: text('contact.call'), phone: person.phone }}
      visit={visitPath ? { label: text('contact.visitShort'), to: visitPath } : undefined}
      ask={{ label: text('question.askShort'), to: `#${QUESTION_ID}` }}
    />
  );
}
