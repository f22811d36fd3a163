import { FormattedMessage } from 'react-intl';
import type { ContentItem } from 'shared-kit/contracts/api/content';
import { phoneLink } from 'shared-kit/domain/texts';
import { classNames } from 'shared-kit/ui/class-names';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone } from 'shared-kit/domain/icon-shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import s from './person-card.module.css';

interface PersonCardProps {
  item: ContentItem;
  heading: 'h2' | 'h3';
  /** Somebody of the team has one: initials are as large as it. Where nobody has, they are small. */
  hasPortraits: boolean;
}

/** Somebody of the team: portrait or initials, role, and how to reach them. */
export function PersonCard({ item, heading: Heading, hasPortraits }: PersonCardProps) {
  return (
    <article className={classNames(s.person, !hasPortraits && s.plain)}>
      {item.picture ? (
        <Picture
          className={s.portrait}
          picture={item.picture}
          alt=""
          sizes="(min-width: 961px) 200px, 40vw"
        />
      ) : (
        <div className={s.initials} aria-hidden="true">
          {initials(item.title)}
        </div>
      )}
      <Heading className={s.name}>{item.title}</Heading>
      <p className={s.role}>{item.subtitle}</p>
      {item.text && <p className={s.text}>{item.text}</p>}
      {item.phone && (
        <a className={s.contact} href={phoneLink(item.phone)}>
          <Icon shape={phone} />
          {item.phone}
        </a>
      )}
      {item.email && (
        <a className={s.contact} href={`mailto:${item.email}`}>
          <Icon shape={mail} />
          <span>
            <FormattedMessage id="content.email" />
            <VisuallyHidden> {item.title}</VisuallyHidden>
          </span>
        </a>
      )}
    </article>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('');
