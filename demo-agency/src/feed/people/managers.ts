import { AGENCY_DOMAIN } from './agency-domain.ts';

/** An employee of the agency, who manages listings. */
export interface DemoManager {
  name: string;
  email: string;
  phone: string;
  /** Codes of the languages that they speak. */
  languages: string[];
}

/** Belgian numbers of ten digits for mobiles, as forms take them; the site groups them (product T4). */
export const DEMO_MANAGERS: readonly DemoManager[] = [
  manager('Claire Delvaux', '0470120101', ['fr', 'en']),
  manager('Thomas Lambert', '0470120102', ['fr', 'nl']),
  manager('Sofie Vermeulen', '0470120103', ['nl', 'fr', 'en']),
  manager('Julien Marchal', '0470120104', ['fr']),
  manager('Katrin Schröder', '0470120105', ['de', 'fr', 'en']),
];

function manager(name: string, phone: string, languages: string[]): DemoManager {
  const local = name.toLowerCase().replaceAll('ö', 'oe').replace(' ', '.');
  return {
    name,
    phone,
    languages,
    email: `${local}@${AGENCY_DOMAIN}`,
  };
}
