import { useHost } from 'composer/host';
import { ContactBar } from 'shared-kit/ui/contact-bar/contact-bar';
import { useText } from 'shared-kit/ui/text';
import { questionPath } from './question-path.ts';

/** Call the agency or ask it about the project. */
export function ProjectContactBar({ projectId }: { projectId: number }) {
  const { href, site } = useHost();
  const text = useText();
  return (
    <ContactBar
      label={text('contact.bar')}
      call={{ label: text('contact.call'), phone: site.agency.phone }}
      ask={{ label: text('contact.askShort'), to: questionPath(projectId, href) }}
    />
  );
}
