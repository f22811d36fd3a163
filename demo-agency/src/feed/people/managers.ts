import { pictureAddress } from '../../addresses/picture-address.ts';
import { AGENCY_DOMAIN } from './agency-domain.ts';

/** An employee of the agency, who manages listings. */
export interface DemoManager {
  name: string;
  email: string;
  phone: string;
  photo: string;
}

/** Belgian numbers of ten digits for mobiles, as forms take them; the site groups them (product T4). */
export const DEMO_MANAGERS: readonly DemoManager[] = [
  manager('Claire Delvaux', '0470120101', 61),
  manager('Thomas Lambert', '0470120102', 24),
  manager('Sofie Vermeulen', '0470120103', 77),
  manager('Julien Marchal', '0470120104', 68),
  manager('Katrin Schröder', '0470120105', 80),
];

function manager(name: string, phone: string, seed: number): DemoManager {
  const local = name.toLowerCase().replaceAll('ö', 'oe').replace(' ', '.');
  return {
    name,
    phone,
    email: `${local}@${AGENCY_DOMAIN}`,
    photo: pictureAddress({ kind: 'portrait', seed }),
  };
}
