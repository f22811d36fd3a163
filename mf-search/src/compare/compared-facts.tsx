import type { ReactNode } from 'react';
import { isClosed } from 'shared-kit/domain/status';
import { EnergyChip } from 'shared-kit/ui/energy-label/energy-chip';
import { Price, PriceVat } from 'shared-kit/ui/price/price';
import type { Text } from 'shared-kit/ui/text';
import type { Numbers } from 'shared-kit/ui/use-numbers';
import type { ComparedHome } from './compare.loader.ts';

/** A row of the table: what it is called, and what it says of a home; null where that is not known. */
interface ComparedFact {
  id: string;
  valueOf: (home: ComparedHome) => ReactNode;
}

/** What homes are compared by, in the order of the table. */
export function comparedFacts(text: Text, { euro, whole }: Numbers): ComparedFact[] {
  const count = (value: number | null) => (value ? whole(value) : null);
  const year = (value: number | null) => (value ? String(value) : null);
  const squareMetres = (value: number | null) => (value ? `${whole(value)} m²` : null);
  const yesNo = (value: boolean | null) =>
    value === null ? null : text(value ? 'compare.yes' : 'compare.no');
  return [
    { id: 'price', valueOf: (home) => (isClosed(home.status) ? null : priceOf(home, text)) },
    {
      id: 'pricePerM2',
      valueOf: ({ price, pricePerM2, status }) =>
        pricePerM2 && !isClosed(status) ? (
          <>
            {text('property.pricePerM2', { amount: euro(pricePerM2) })}
            <PriceVat vat={price.vat} />
          </>
        ) : null,
    },
    { id: 'type', valueOf: ({ mainType }) => mainType || null },
    { id: 'town', valueOf: ({ city, zip }) => `${zip} ${city}` },
    { id: 'living', valueOf: ({ surfaces }) => squareMetres(surfaces.living) },
    { id: 'plot', valueOf: ({ surfaces }) => squareMetres(surfaces.ground) },
    { id: 'bedrooms', valueOf: ({ rooms }) => count(rooms.bedrooms) },
    { id: 'bathrooms', valueOf: ({ rooms }) => count(rooms.bathrooms) },
    { id: 'showerrooms', valueOf: ({ rooms }) => count(rooms.showerRooms) },
    { id: 'garages', valueOf: ({ rooms }) => count(rooms.garages) },
    {
      id: 'energy',
      valueOf: ({ energyLabel }) => energyLabel && <EnergyChip energyLabel={energyLabel} />,
    },
    {
      id: 'terrace',
      valueOf: ({ amenities, surfaces }) => squareMetres(surfaces.terrace) ?? yesNo(amenities.terrace),
    },
    {
      id: 'garden',
      valueOf: ({ amenities, surfaces }) => squareMetres(surfaces.garden) ?? yesNo(amenities.garden),
    },
    { id: 'lift', valueOf: ({ amenities }) => yesNo(amenities.lift) },
    { id: 'cellar', valueOf: ({ amenities }) => yesNo(amenities.cellar) },
    { id: 'facades', valueOf: ({ building }) => count(building.facades) },
    { id: 'floor', valueOf: ({ building }) => (building.floor === null ? null : String(building.floor)) },
    { id: 'year', valueOf: ({ building }) => year(building.constructionYear) },
    { id: 'heating', valueOf: ({ heating }) => heating?.trim() || null },
    { id: 'availability', valueOf: ({ finance }) => finance.availability?.trim() || null },
    {
      id: 'cadastralIncome',
      valueOf: ({ finance }) => (finance.cadastralIncome === null ? null : euro(finance.cadastralIncome)),
    },
  ];
}

function priceOf({ price }: ComparedHome, text: Text): ReactNode {
  return price.kind === 'hidden' ? text('property.priceHidden') : <Price price={price} />;
}
