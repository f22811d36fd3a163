import { isDeepStrictEqual } from 'node:util';
import { isEmpty } from 'shared-kit/domain/texts';
import { isLanguage } from 'shared-kit/domain/languages';
import { PICTURES_FOLDER } from '../content-files.ts';
import type { MenuItem } from '../schemas/layout.ts';
import type { PageFile } from '../schemas/page.ts';
import { isObject, type RawPage } from './raw-value.ts';

/** Fields of the original about a banner, and where they stand in a page of ours. */
const BANNER_FIELDS: Readonly<Record<string, string>> = {
  bannerTitle: 'title',
  bannerDescription: 'description',
  bannerType: 'type',
  bannerColor: 'colour',
  bannerTransparent: 'transparent',
  bannerVideo: 'video',
};

/** Metadata that a page has once for all languages. */
const ONE_FOR_ALL = ['type', 'url', 'site', 'image', 'robots'];

/** Fields that say what other files say: they are compared with those when these are known. */
const COMPARED = ['showFixedMenu', 'isHaveSubMenu', 'subMenu', 'logo'] as const;
type ComparedFields = Partial<Record<(typeof COMPARED)[number], unknown>>;

/**
 * Reads the fields of an exported menu page as those of ours (product M10), in place: `params` as the fields that it holds, `content` and
 * `description` as modules, `redirect` as whether there is a `redirectUrl`, banner and pictures under their old names. What contradicts a field of ours is told,
 * and ours stands.
 */
export function readOriginalFields(page: RawPage): { compared: ComparedFields; warnings: string[] } {
  const { value, findPlace } = page;
  const warnings: string[] = [];
  const moved = new Map<string, readonly PropertyKey[]>();
  page.findPlace = (path) => {
    const length = [2, 1].find((count) => moved.has(path.slice(0, count).join('.'))) ?? 0;
    return findPlace([...(moved.get(path.slice(0, length).join('.')) ?? []), ...path.slice(length)]);
  };
  const warn = (path: readonly PropertyKey[], said: string) => {
    const { file, line } = page.findPlace(path);
    warnings.push(`${file}${line === undefined ? '' : `:${line}`}: ${said}`);
  };
  const take = (
    target: Record<string, unknown>,
    field: string,
    given: unknown,
    from: PropertyKey[],
    at: string,
  ) => {
    if (!Object.hasOwn(target, field) || target[field] === undefined) {
      // A name such as "__proto__" is a field like any other, and refused as one.
      Object.defineProperty(target, field, {
        value: given,
        writable: true,
        enumerable: true,
        configurable: true,
      });
      moved.set(at, from);
    } else if (!isDeepStrictEqual(target[field], given))
      warn(from, `${from.join('.')} contradicts ${at}, which stands`);
  };

  if (isObject(value.params)) {
    for (const [field, given] of Object.entries(value.params))
      take(value, field, given, ['params', field], field);
    delete value.params;
  }
  for (const field of ['css', 'image', 'logo', 'description', ...Object.keys(BANNER_FIELDS)])
    if (isBlank(value[field])) delete value[field];
  const isExportedBanner = value.bannerType !== undefined;
  for (const [field, ours] of Object.entries(BANNER_FIELDS)) {
    if (value[field] === undefined) continue;
    const given = field === 'bannerType' && value[field] === 'color' ? 'colour' : value[field];
    const banner = (value.banner ??= {});
    if (isObject(banner)) take(banner, ours, given, moved.get(field)?.slice() ?? [field], `banner.${ours}`);
    delete value[field];
  }
  if (isObject(value.banner) && value.banner.type === undefined && page.key !== 'home')
    value.banner.type = 'none';
  if (isObject(value.image)) value.image = toPicture(value.image, value.title);
  if (isExportedBanner && isObject(value.banner) && value.banner.type === 'image' && !value.banner.images) {
    // The picture of such a banner is that of the page.
    if (isObject(value.image))
      take(
        value.banner,
        'images',
        [{ ...value.image }],
        moved.get('image')?.slice() ?? ['image'],
        'banner.images',
      );
    else {
      value.banner.type = 'none';
      warn(['banner', 'type'], 'bannerType: the page has no image');
    }
  }
  readMetadata(value, page, warn);

  if (value.content !== undefined) {
    if (!isBlank(value.content)) {
      if (isEmptyList(value.modules)) delete value.modules;
      take(
        value,
        'modules',
        listModules(value.content),
        moved.get('content')?.slice() ?? ['content'],
        'modules',
      );
    }
    delete value.content;
  }
  const modules = (value.modules ??= []);
  if (value.description !== undefined && Array.isArray(modules)) {
    moved.set(`modules.${modules.length}`, moved.get('description')?.slice(0, -1) ?? []);
    // The last in the list, so that the others stand where the file has them, and the first on the page.
    value.modules = [
      ...modules,
      { id: 'description', kind: 'article', sort: -1, description: value.description },
    ];
    delete value.description;
  }
  if (value.redirect !== undefined) {
    if (typeof value.redirect === 'string' && value.redirect)
      take(value, 'redirectUrl', value.redirect, ['redirect'], 'redirectUrl');
    else if (Boolean(value.redirect) !== Boolean(value.redirectUrl))
      warn(['redirect'], `redirect contradicts redirectUrl, which stands`);
    delete value.redirect;
  }
  if (value.redirectUrl === '') value.redirectUrl = null;
  // The original calls every page a module, also one that leads elsewhere.
  if (value.type === 'module' && value.redirectUrl) delete value.type;

  const compared: ComparedFields = {};
  for (const field of COMPARED) {
    if (value[field] !== undefined) compared[field] = value[field];
    delete value[field];
  }
  return { compared, warnings };
}

/** What these fields say otherwise than the rest of the content: the site goes by the latter. */
export function contradictions(
  { page }: PageFile,
  { showFixedMenu, isHaveSubMenu, subMenu, logo }: ComparedFields,
  {
    pages,
    menu,
    logoFile,
  }: { pages: readonly PageFile[]; menu: readonly MenuItem[]; logoFile: string | undefined },
): string[] {
  const below = [
    ...new Set([
      ...pages.filter(({ parent }) => parent === page).map((child) => child.page),
      ...entriesBelow(page, menu),
    ]),
  ];
  const said: string[] = [];
  if (showFixedMenu === false) said.push('showFixedMenu: the header is fixed on every page');
  if (isHaveSubMenu !== undefined && Boolean(isHaveSubMenu) !== below.length > 0)
    said.push(
      `isHaveSubMenu: ${below.length > 0 ? `below it are ${below.join(', ')}` : 'nothing is below it'}`,
    );
  if (Array.isArray(subMenu)) {
    const missing = subMenu.map(toKey).filter((key) => !below.includes(key));
    if (missing.length > 0) said.push(`subMenu: not below it in menu and pages: ${missing.join(', ')}`);
  }
  if (logo !== undefined && logoFile !== undefined && toFileName(logo) !== logoFile)
    said.push('logo: the agency has one for all pages, in agency.json');
  return said.map((what) => `${page}: ${what}`);
}

const entriesBelow = (page: string, entries: readonly MenuItem[]): string[] =>
  entries.flatMap(({ target, childMenus }) => [
    ...('page' in target && target.page === page
      ? childMenus.map((child) => ('page' in child.target ? child.target.page : child.id))
      : []),
    ...entriesBelow(page, childMenus),
  ]);

/** Nothing, or a text that is empty in every language. */
export function isBlank(value: unknown): boolean {
  const texts = withoutFlags(value);
  const isNothing = (text: unknown) => text === null || (typeof text === 'string' && isEmpty(text));
  return isObject(texts) ? Object.values(texts).every(isNothing) : isNothing(texts);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A text is one module; a list has the modules themselves. */
const listModules = (content: unknown) =>
  Array.isArray(content) ? content : [{ id: 'content', kind: 'article', description: content }];

/** Metadata that stand by language are made those of ours, where each text has its languages. */
function readMetadata(
  value: Record<string, unknown>,
  page: RawPage,
  warn: (path: readonly PropertyKey[], said: string) => void,
): void {
  const languages = Object.entries(isObject(value.metadata) ? value.metadata : {}).filter(
    ([, fields]) => !isBlank(fields),
  );
  const isByLanguage = languages.every(
    (entry): entry is [string, Record<string, unknown>] =>
      isLanguage(entry[0].toLowerCase()) && isObject(entry[1]),
  );
  if (languages.length === 0 || !isByLanguage) return;
  const byField = (given: [string, Record<string, unknown>][], above: string[]): Record<string, unknown> =>
    Object.fromEntries(
      [...new Set(given.flatMap(([, fields]) => Object.keys(fields)))].flatMap((field) => {
        const texts = given
          .map(([language, fields]): [string, unknown] => [language, fields[field]])
          .filter(([, text]) => text !== undefined && !isBlank(text));
        const [first] = texts;
        if (!first) return [];
        if (!ONE_FOR_ALL.includes(field)) {
          const groups = texts.filter((text): text is [string, Record<string, unknown>] => isObject(text[1]));
          return [
            [field, groups.length > 0 ? byField(groups, [...above, field]) : Object.fromEntries(texts)],
          ];
        }
        if (texts.every(([, text]) => isDeepStrictEqual(text, first[1])))
          return [
            [field, field === 'image' && isObject(first[1]) ? toPicture(first[1], value.title) : first[1]],
          ];
        warn(
          ['metadata', ...above, field, first[0]],
          `${[...above, field].join('.')} differs by language, and is left out`,
        );
        return [];
      }),
    );
  const { findPlace } = page;
  page.findPlace = ([field, ...rest]) => {
    if (field !== 'metadata' || rest.length === 0)
      return findPlace(field === undefined ? [] : [field, ...rest]);
    const language = rest.find((step) => languages.some(([code]) => code === step)) ?? languages[0]![0];
    return findPlace(['metadata', language, ...rest.filter((step) => step !== language)]);
  };
  value.metadata = byField(languages, []);
}

/** A picture as the original describes it is the file of that name in the folder, called as its page is. */
function toPicture(picture: Record<string, unknown>, title: unknown): unknown {
  if (picture.source !== undefined || typeof picture.filename !== 'string') return picture;
  return { source: `${PICTURES_FOLDER}/${picture.filename}`, alt: picture.alt ?? withoutFlags(title) };
}

/** The texts of a title, whatever is public of them. */
const withoutFlags = (title: unknown): unknown => {
  if (!isObject(title)) return title;
  if (isObject(title.text)) return title.text;
  return Object.fromEntries(
    Object.entries(title).map(([key, text]) => [key, isObject(text) ? text.text : text]),
  );
};

const toKey = (item: unknown): string => String(isObject(item) ? (item.page ?? item.name ?? item.id) : item);

function toFileName(picture: unknown): string {
  const name = isObject(picture) ? (picture.filename ?? picture.source ?? picture.url) : picture;
  return String(name).split('/').at(-1)!;
}
