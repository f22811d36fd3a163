import type { Site } from 'shared-kit/contracts/api/site';
import { USUAL_MAP_TYPE } from 'shared-kit/domain/map-type';
import { formatPhone } from 'shared-kit/domain/phone';
import type { AgencyConfig } from './agency-config.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentWriter } from './content-writer.ts';
import { linkPaths } from './link-paths.ts';
import { menuContent } from './menu-content.ts';
import type { FooterColumn } from './schemas/footer.ts';
import type { TopBarLink } from './schemas/top-bar.ts';

/** What the frame of every page needs, in one language (product F1–F12). */
export async function siteContent(
  config: AgencyConfig,
  { content }: ContentIndex,
  write: ContentWriter,
): Promise<Site> {
  const { agency, contact, forms, languages, layout, listings } = config;
  const { captcha, ...thirdParties } = config.thirdParties;
  const { invitationDays: _days, ...offers } = forms.offer;
  const { topBar, menu, footer } = content;
  const links = linkPaths(content, write.language);
  return {
    language: write.language,
    defaultLanguage: languages.default,
    languages: languages.inUse,
    numberLocale: languages.numberLocales?.[write.language],
    agency: agencyContent(agency, write),
    logo: agency.logo && (await write.picture(agency.logo)),
    themeColour: agency.themeColour,
    verification: agency.verification,
    titles: contact.titles,
    timeSlots: contact.timeSlots,
    offers,
    requiredFields: Object.keys(forms.required).length > 0 ? forms.required : undefined,
    topBar: topBar && { left: topBarLinks(topBar.left, write), right: topBarLinks(topBar.right, write) },
    menu: menuContent(menu, write),
    footer: {
      columns: await Promise.all(footer.columns.map((column) => footerColumn(column, write))),
      copyright: write.text(footer.copyright).replace('{year}', String(new Date().getFullYear())),
    },
    pages: ['home', ...Object.keys(links)],
    links,
    thirdParties: Object.keys(thirdParties).length > 0 ? thirdParties : undefined,
    captcha,
    mapType: listings.map.type === USUAL_MAP_TYPE ? undefined : listings.map.type,
    rooms: listings.rooms,
    streetView: listings.map.streetView || undefined,
    breakpoints: layout.breakpoints,
    drawer: layout.drawer,
  };
}

function agencyContent(
  { logo, icon, themeColour, sharePicture, verification, ...agency }: AgencyConfig['agency'],
  write: ContentWriter,
): Site['agency'] {
  return {
    ...agency,
    phone: formatPhone(agency.phone),
    city: write.text(agency.city),
    country: write.text(agency.country),
    licence: write.text(agency.licence),
    supervisor: write.text(agency.supervisor),
    ethicsUrl: write.text(agency.ethicsUrl) || null,
  };
}

function topBarLinks(links: readonly TopBarLink[], write: ContentWriter) {
  return links
    .filter(({ status }) => status === 'Published')
    .map(({ label, target, icon, colour }) => ({
      label: write.text(label),
      target,
      icon,
      colour,
    }));
}

async function footerColumn(
  column: FooterColumn,
  write: ContentWriter,
): Promise<Site['footer']['columns'][number]> {
  const { title, introText, fullText, links, images, columns } = column;
  return {
    title: write.text(title),
    introText: introText?.public ? write.text(introText.text) : '',
    fullText: fullText?.public ? write.text(fullText.text) : '',
    links: links.map(({ label, target }) => ({ label: write.text(label), target })),
    images: await Promise.all(images.map(write.picture)),
    columns,
  };
}
