import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Site } from 'shared-kit/contracts/api/site';
import { isEmpty } from 'shared-kit/domain/texts';

/** Whom the visitor calls or writes to. */
export interface ContactPerson {
  name: string;
  phone: string;
  email: string;
  photo: Picture | null;
  /** The languages that they speak, in words. */
  speaks?: string | undefined;
}

/** The property's manager; the agency where there is none, and for what the manager lacks. */
export function contactPerson({ manager }: PropertyDetail, agency: Site['agency']): ContactPerson {
  return {
    name: manager?.name || agency.name,
    phone: given(manager?.phone) ?? agency.phone,
    email: given(manager?.email) ?? agency.email,
    photo: manager?.photo ?? null,
    speaks: manager?.speaks,
  };
}

const given = (text: string | null | undefined) => (isEmpty(text) ? undefined : text);
