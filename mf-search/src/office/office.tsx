import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { phoneLink } from 'shared-kit/domain/texts';
import { useHost } from 'composer/host';
import { EmailAddress, useText } from 'shared-kit/ui/text';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, map, phone } from 'shared-kit/domain/icon-shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Section } from 'shared-kit/ui/section/section';
import PlacesMap from '../places-map/places-map.tsx';
import s from './office.module.css';

/** The office of the agency: its picture, how to reach it, and where it is on the map if configuration says so (product M13). */
export default function Office({ module }: ModuleWidgetProps) {
  const text = useText();
  const { agency } = useHost().site;
  const { city, email, name, place, street, zip } = agency;
  return (
    <Section title={module.title || undefined} link={module.link}>
      <div className={s.office}>
        <div className={s.about}>
          {module.image && (
            <Picture picture={module.image} sizes="(min-width: 768px) 592px, 92vw" className={s.picture} />
          )}
          <address className={s.address}>
            <span className={s.line}>
              <Icon shape={map} />
              {`${street}, ${zip} ${city}`}
            </span>
            <a className={s.line} href={phoneLink(agency.phone)}>
              <Icon shape={phone} />
              {agency.phone}
            </a>
            <a className={s.line} href={`mailto:${email}`}>
              <Icon shape={mail} />
              <EmailAddress>{email}</EmailAddress>
            </a>
          </address>
        </div>
        {place && (
          <PlacesMap
            label={text('map.ofOffice', { name, street })}
            places={[]}
            named={{ name, ...place, typeId: null }}
            centre={null}
          />
        )}
      </div>
    </Section>
  );
}
