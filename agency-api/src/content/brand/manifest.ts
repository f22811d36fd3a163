import { MANIFEST_ICONS, manifestIcon, SITE_FILES } from 'shared-kit/domain/site-files';
import type { AgencyConfig } from '../../configuration/agency-config.ts';

/** The web app manifest: name, colours and icons of the site where it is kept on a home screen (product R12). */
export function manifest({ agency, languages }: Pick<AgencyConfig, 'agency' | 'languages'>): object {
  const png = (isMaskable: boolean) =>
    MANIFEST_ICONS.map((size) => ({
      src: manifestIcon(size, isMaskable),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    }));
  return {
    id: '/',
    name: agency.name,
    short_name: agency.name,
    lang: languages.default,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: agency.themeColour,
    theme_color: agency.themeColour,
    icons: [
      { src: SITE_FILES.icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...png(false),
      ...png(true),
    ],
  };
}
