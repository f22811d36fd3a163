import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Plate } from 'shared-kit/ui/picture/plate';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import s from './no-pictures.module.css';

/** What stands in the gallery's place when a property has no picture. */
export function NoPictures({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl();
  return (
    <div className={s.frame}>
      <Plate
        className={s.plate}
        typeId={property.typeIds[0]}
        name={property.mainType || formatMessage({ id: 'meta.property' })}
        note={formatMessage({ id: 'gallery.noPictures' })}
      />
      <StatusRibbon className={s.ribbon} status={property.status} marquee={property.marquee} />
    </div>
  );
}
