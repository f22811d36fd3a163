import type { Site, MenuEntry } from 'shared-kit/contracts/api/site';
import * as shapes from 'shared-kit/domain/icon-shapes';
import type { Language } from 'shared-kit/domain/languages';
import { USUAL_MAP_TYPE } from 'shared-kit/domain/map-type';
import { formatPhone } from 'shared-kit/domain/texts';
import { belgianDay } from '../clock/belgian-time.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { AgencyContent } from './agency-content.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentWriter } from './content-writer.ts';
import { namedLinks } from './named-links.ts';
import type { FooterColumn, MenuFile, MenuItem, TopBarLink } from './schemas/layout.ts';

/** Of a day such as `2026-11-20`. */
const YEAR_DIGITS = 4;

/** What the frame of every page needs, in one language (product F1–F12). */
export function siteContent(config: AgencyConfig, { content }: ContentIndex, write: ContentWriter): Site {
  const { agency, contact, forms, languages, layout, listings } = config;
  const { captcha, standIns, ...thirdParties } = config.thirdParties;
  const { invitationDays: _days, ...offers } = forms.offer;
  const { topBar, menu, footer } = content;
  const links = linkPaths(content, write.language);
  return {
    language: write.language,
    defaultLanguage: languages.default,
    languages: languages.inUse,
    languageFlags: languages.flags || undefined,
    numberLocale: languages.numberLocales?.[write.language],
    agency: agencyContent(agency, write),
    logo: agency.logo && write.picture(agency.logo),
    themeColour: agency.themeColour,
    verification: agency.verification,
    titles: contact.titles,
    timeSlots: contact.timeSlots,
    offers,
    requiredFields: Object.keys(forms.required).length > 0 ? forms.required : undefined,
    topBar: topBar && { left: topBarLinks(topBar.left, write), right: topBarLinks(topBar.right, write) },
    menu: menuContent(menu, write),
    footer: {
      columns: footer.columns.map((column) => footerColumn(column, write)),
      copyright: write.text(footer.copyright).replace('{year}', belgianDay(new Date()).slice(0, YEAR_DIGITS)),
    },
    pages: ['home', ...Object.keys(links)],
    links,
    thirdParties: Object.keys(thirdParties).length > 0 ? thirdParties : undefined,
    standIns,
    captcha,
    mapType: listings.map.type === USUAL_MAP_TYPE ? undefined : listings.map.type,
    rooms: listings.rooms,
    filmHosts: listings.filmHosts.length > 0 ? listings.filmHosts : undefined,
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
      icon: icon && shapes[icon],
      colour,
    }));
}

function footerColumn(column: FooterColumn, write: ContentWriter): Site['footer']['columns'][number] {
  const { title, introText, fullText, links, images, columns } = column;
  return {
    title: write.text(title),
    introText: write.text(introText),
    fullText: write.text(fullText),
    links: links.map(({ label, target }) => ({ label: write.text(label), target })),
    images: images.map(write.picture),
    columns,
  };
}

/** The menu in one language: only Published entries, the home entry unless it is hidden (product F3, F4). */
function menuContent({ showHome, entries }: MenuFile, write: ContentWriter): MenuEntry[] {
  return entries
    .filter((item) => item.status === 'Published' && (showHome || !leadsHome(item)))
    .map(({ id, title, target, redirectUrl, childMenus }) => ({
      id,
      label: write.text(title),
      target,
      redirectUrl,
      children: menuContent({ showHome, entries: childMenus }, write),
    }));
}

function leadsHome({ target }: MenuItem): boolean {
  return 'page' in target && target.page === 'home';
}

/**
 * Paths of Published pages by their link names, in a language. Articles and testimonials are many, and lead to by lists that know their
 * paths: they are named only where a link of the content leads to them.
 */
function linkPaths(content: AgencyContent, language: Language): Record<string, string> {
  const linked = new Set(namedLinks(content).map(({ name }) => name));
  return Object.fromEntries(
    content.pages.flatMap(({ page, status, paths, article, testimonial, isActiveSEO }) => {
      const isListed = article !== null || testimonial !== null || !isActiveSEO;
      const path = paths[language];
      if (status !== 'Published' || path === undefined || (isListed && !linked.has(page))) return [];
      return [[page, path]];
    }),
  );
}
