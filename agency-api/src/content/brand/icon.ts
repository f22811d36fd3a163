import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { openFile } from '../../files/pictures/sources/file-source.ts';
import { PictureUnavailable } from '../../files/pictures/picture-unavailable.ts';

/** A gable, for agencies without an icon of their own. */
const GABLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="#2e5a4c"/><path d="M8 25V14l8-7 8 7v11h-6v-7h-4v7z" fill="#faf8f4"/></svg>';
const GABLE_BACKGROUND = '#2e5a4c';

/** The drawing of the site in tabs and on home screens. */
export interface Icon {
  svg: string;
  /** Behind it where the whole square has to be filled. */
  background: string;
}

/** The agency's icon. Throws `PictureUnavailable` when its file cannot be read. */
export async function readIcon({ agency, folder }: Pick<AgencyConfig, 'agency' | 'folder'>): Promise<Icon> {
  if (!agency.icon) return { svg: GABLE, background: GABLE_BACKGROUND };
  const original = await openFile(agency.icon.source, [folder]);
  if (original.kind === 'photo') throw new PictureUnavailable('unusable', 'The icon is not a drawing');
  return { svg: original.svg, background: agency.icon.background };
}
