import { useHost } from 'composer/host';
import { ContactBar } from 'shared-kit/ui/contact-bar/contact-bar';
import { useText } from 'shared-kit/ui/text';
import type { Href } from 'composer/contract';

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

/** The contact page, which asks about the project; undefined while there is none. */
export function questionPath(projectId: number, href: Href): string | undefined {
  const contact = href('contact');
  return contact && `${contact}?project=${projectId}`;
}
