import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { availableFrom } from 'shared-kit/domain/available-from';
import { readLabel } from 'shared-kit/domain/energy-label';
import { isEmpty } from 'shared-kit/domain/is-empty';
import { foldWords } from 'shared-kit/domain/slug';
import { vatOf } from 'shared-kit/domain/vat-wording';
import { withholdsPrice } from './withholds-price.ts';

/** Columns of `property_records` that are read out of the details, with their SQL types. */
export const DETAIL_COLUMNS = {
  price: 'double precision',
  price_withheld: 'boolean',
  bedrooms: 'smallint',
  bathrooms: 'smallint',
  shower_rooms: 'smallint',
  toilets: 'smallint',
  garages: 'smallint',
  country_id: 'integer',
  living: 'double precision',
  plot: 'double precision',
  annuity: 'boolean',
  under_vat: 'boolean',
  epc_label: 'text',
  epc_value: 'double precision',
  terrace: 'boolean',
  garden: 'boolean',
  lift: 'boolean',
  furnished: 'boolean',
  floor: 'integer',
  available_day: 'integer',
  publish_address: 'boolean',
  street: 'text',
  street_key: 'text',
  place: 'point',
  manager_key: 'text',
} as const;

type DetailColumns = Record<keyof typeof DETAIL_COLUMNS, string | number | boolean | null | undefined>;

/** Stands for a certificate's text that names no label: another language's label does not replace it. */
const NO_LABEL = '?';

/** The values of the columns; null and undefined where the details do not say. */
export function detailColumns(detail: PropertyDetailRecord): DetailColumns {
  const street = detail.Street?.trim() || null;
  return {
    price: detail.Price || null,
    price_withheld: withholdsPrice(detail),
    bedrooms: detail.BedRooms,
    bathrooms: detail.BathRooms,
    shower_rooms: detail.ShowerRooms,
    toilets: detail.Toilets,
    garages: detail.Garages,
    country_id: detail.CountryID,
    living: detail.SurfaceLiving || null,
    plot: detail.SurfaceGround || null,
    annuity: isBouquet(detail),
    under_vat: vatOf(detail.VAT) ? true : null,
    epc_label: isEmpty(detail.EPCLabelText) ? null : (readLabel(detail.EPCLabelText) ?? NO_LABEL),
    epc_value: detail.EnergyPerformance,
    terrace: hasOutside(detail.SurfaceTerrace, detail.Terrace),
    garden: hasOutside(detail.SurfaceGarden, detail.Garden),
    lift: detail.Lift,
    furnished: detail.Furnished,
    floor: detail.Floor,
    available_day: availableFrom(detail.Availability),
    publish_address: detail.PublishAddress,
    street,
    street_key: street && foldWords(street),
    place: placeOf(detail),
    manager_key: managerKey(detail),
  };
}

/** As the price label reads it: any other price is that of the whole. */
function isBouquet({ Price, LifeAnnuity }: PropertyDetailRecord): boolean | null {
  return LifeAnnuity ? !!Price && Price === LifeAnnuity.Bouquet : null;
}

/** The same for every listing of one person. An address alone may be that of the whole office. */
function managerKey({ Manager }: PropertyDetailRecord): string | null {
  const name = Manager && foldWords(Manager.Name);
  return name ? [name, Manager.Email?.trim().toLowerCase()].filter(Boolean).join(' ') : null;
}

/** Longitude and latitude, which PostgreSQL takes for x and y. */
function placeOf({ Latitude, Longitude }: PropertyDetailRecord): string | null {
  return typeof Latitude === 'number' && typeof Longitude === 'number' ? `(${Longitude},${Latitude})` : null;
}

function hasOutside(surface: number | null | undefined, flag: boolean | null | undefined) {
  return surface && surface > 0 ? true : flag;
}
