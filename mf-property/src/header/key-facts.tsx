import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isHome } from 'shared-kit/domain/home-types';
import { Icon } from 'shared-kit/ui/icon/icon';
import { bath, bed, car, garage, livingArea, plot, shower } from 'shared-kit/domain/icon-shapes';
import { useFactFormat } from '../facts/fact-format.ts';
import s from './key-facts.module.css';

/** What visitors ask first, as figures with icons; what is unknown or zero is left out. */
export function KeyFacts({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const { squareMetres } = useFactFormat();
  const { rooms, surfaces } = property;
  const main = surfaces.living ? 'living' : 'total';
  const mainText = main === 'living' && !isHome(property.typeIds) ? 'usable' : main;
  const facts = [
    { id: mainText, shape: livingArea, amount: surfaces[main], text: squareMetres(surfaces[main]) },
    { id: 'ground', shape: plot, amount: surfaces.ground, text: squareMetres(surfaces.ground) },
    { id: 'bedrooms', shape: bed, amount: rooms.bedrooms },
    { id: 'bathrooms', shape: bath, amount: rooms.bathrooms },
    { id: 'showerRooms', shape: shower, amount: rooms.showerRooms },
    { id: 'garages', shape: garage, amount: rooms.garages },
    { id: 'parkings', shape: car, amount: rooms.parkings },
  ].filter(({ amount }) => amount);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={s.facts} aria-label={intl.formatMessage({ id: 'keyFacts.label' })}>
      {facts.map(({ id, shape, amount, text }) => (
        <li key={id} className={s.fact}>
          <Icon shape={shape} className={s.icon} />
          <span>
            <strong className={s.figure}>{text ?? amount}</strong>{' '}
            {intl.formatMessage({ id: `keyFacts.${id}` }, { count: amount })}
          </span>
        </li>
      ))}
    </ul>
  );
}
