import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import s from './contact-bar.module.css';
import { phoneLink, questionPath } from './contact-links.ts';

/** Call and ask within reach of the thumb, as long as the project is on screen. Phones only. */
export function ContactBar({ projectId }: { projectId: number }) {
  const { language, site } = useHost();
  const text = useText();
  return (
    <aside className={s.bar} aria-label={text('contact.bar')}>
      {site.agency.phone && (
        <ButtonLink wide variant="accent" to={phoneLink(site.agency.phone)}>
          <Icon shape={phone} />
          {text('contact.call')}
        </ButtonLink>
      )}
      <ButtonLink wide variant="secondary" to={questionPath(projectId, language)}>
        <Icon shape={mail} />
        {text('contact.askShort')}
      </ButtonLink>
    </aside>
  );
}
