import type { Language } from './languages.ts';
import { isSale } from './goal.ts';

/** The parts of the site under which listings and projects live (product A13). */
export type Section = 'sale' | 'rent' | 'discreet' | 'projects';

type PerLanguage = Readonly<Record<Language, string>>;

/** Visible name, as in breadcrumbs (product A20). */
export const SECTION_NAMES: Readonly<Record<Section, PerLanguage>> = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  discreet: { nl: 'Discreet', fr: 'Discrète', en: 'Discreet', de: 'Diskret' },
  projects: { nl: 'Nieuwbouwprojecten', fr: 'Projets neufs', en: 'New-build projects', de: 'Neubauprojekte' },
};

/** The section in which listings with this goal are tracked (product A21): 0 is for sale, any other value for rent. */
export function sectionOfGoal(goal: number): 'sale' | 'rent' {
  return isSale(goal) ? 'sale' : 'rent';
}
