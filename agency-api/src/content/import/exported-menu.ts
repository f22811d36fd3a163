import { canonicalPath } from 'composer/paths';
import { isLanguage } from 'shared-kit/domain/languages';
import { slugify } from 'shared-kit/domain/slug';
import type { MenuFile, MenuItem } from '../schemas/menu.ts';
import type { PageFile } from '../schemas/page.ts';
import { allTexts } from '../../configuration/schemas/text.ts';
import type { ContentFault } from './content-faults.ts';
import { isBlank } from './original-fields.ts';
import { given, isObject, type RawPage, type RawValue, type ReadPages } from './raw-value.ts';

/** Fields of a page of ours by what an exported menu page calls them. */
const NAMES: ReadonlyMap<PropertyKey, readonly PropertyKey[]> = new Map([
  ['page', ['name']],
  ['parent', ['parentId']],
  ['originalPaths', ['path']],
  ['paths', ['params', 'path']],
]);
/** Longest link name that a name is made into. */
const NAME_LENGTH = 50;

/** A page of an exported menu, where it stands in the file, and the page that it is nested in. */
interface Item {
  fields: Record<string, unknown>;
  at: readonly PropertyKey[];
  above: Item | undefined;
}

interface ExportedMenu extends ReadPages {
  /** The main menu that the checked pages make, in their order: those that are Published, each with those below it. */
  createMenu(pages: readonly PageFile[]): MenuFile;
}

/**
 * A menu that was exported from the original (product M10): a list of menu pages, or one, each with `childMenus` or the `parentId` of
 * another. Undefined for a menu of ours.
 */
export function exportedMenu({ value, findPlace }: RawValue): ExportedMenu | undefined {
  const isTree = isObject(value) && 'childMenus' in value;
  if (!isTree && !Array.isArray(value)) return undefined;
  const faults: ContentFault[] = [];
  const refuse = (at: readonly PropertyKey[], field: string, rule: string) =>
    faults.push({ ...findPlace([...at, field]), rule: `${field || 'the menu'}: ${rule}` });

  const byId = new Map<string, Item>();
  const read = (fields: unknown, at: readonly PropertyKey[], above?: Item): Item[] => {
    if (!isObject(fields)) {
      refuse(at, '', 'each of its pages must be an object');
      return [];
    }
    const item = { fields, at, above };
    const { id, name, childMenus } = fields;
    if (isMissing(id)) refuse(at, 'id', 'is missing');
    else if (byId.has(String(id))) refuse(at, 'id', `another page of the menu has ${String(id)} already`);
    else byId.set(String(id), item);
    if (typeof name !== 'string' || isBlank(name)) refuse(at, 'name', 'must be a text');
    for (const ours of ['page', 'parent', 'originalPaths'])
      if (ours in fields)
        refuse(
          at,
          ours,
          `is no field of an exported menu page, which has ${NAMES.get(ours)!.map(String).join('.')}`,
        );
    return [item, ...readList(childMenus ?? [], [...at, 'childMenus'], item)];
  };
  const readList = (list: unknown, at: readonly PropertyKey[], above?: Item): Item[] => {
    if (Array.isArray(list)) return list.flatMap((fields, index) => read(fields, [...at, index], above));
    refuse(at.slice(0, -1), 'childMenus', 'must be a list');
    return [];
  };
  const items = isTree ? read(value, []) : readList(value, []);
  const keys = linkNames(items);

  const findParent = ({ fields: { parentId }, at, above }: Item): Item | undefined => {
    if (isMissing(parentId) || String(parentId) === '0') return above;
    const named = byId.get(String(parentId));
    if (!named) refuse(at, 'parentId', `no page of the menu has the id ${String(parentId)}`);
    else if (above && named !== above)
      refuse(at, 'parentId', `the page stands in the childMenus of ${String(above.fields.id)}`);
    return above ?? named;
  };
  const keyOfId = (id: unknown) => {
    const item = byId.get(String(isObject(id) ? id.id : id));
    return item ? keys.get(item) : id;
  };
  const parents = new Map(items.map((item) => [item, findParent(item)]));
  // In a tree of one root the home page is above all: the site's own root. Here it stands beside them.
  const isHomeAbove = items.some((item) => keys.get(parents.get(item)!) === HOME);

  const pages = items.map((item): RawPage => {
    const key = keys.get(item)!;
    const above = keys.get(parents.get(item)!);
    const { path, params, ...fields } = item.fields;
    for (const known of ['id', 'parentId', 'name', 'childMenus']) delete fields[known];
    const { path: paths, subMenu, ...further } = isObject(params) ? params : {};
    if (key === HOME && isHomeAbove) for (const given of [fields, further]) delete given.isHaveSubMenu;
    const hasSubMenu = Array.isArray(subMenu) && !(key === HOME && isHomeAbove);
    return {
      key,
      file: findPlace([]).file,
      value: {
        ...fields,
        page: key,
        ...(above && above !== HOME && { parent: above }),
        ...(isPathOfSite(path) && ownPath(path) && { originalPaths: [`/${ownPath(path)}/`] }),
        ...(key !== HOME && { paths: readPaths(paths, item, key) }),
        ...(params !== undefined && {
          params: isObject(params)
            ? { ...further, ...given({ subMenu: hasSubMenu ? subMenu.map(keyOfId) : undefined }) }
            : params,
        }),
      },
      findPlace: ([first, ...rest]) =>
        findPlace([...item.at, ...(first === undefined ? [] : (NAMES.get(first) ?? [first])), ...rest]),
      linkNames: [],
      slugs: {},
    };
  });
  return { pages, faults, createMenu: (checked) => mainMenu(checked, isHomeAbove) };
}

const HOME = 'home';

const isMissing = (id: unknown) => id === undefined || id === null || id === '';

/** The page at `/` is the home page; another has the link name that its name makes, with its id where an earlier one has it. */
function linkNames(items: readonly Item[]): Map<Item, string> {
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const { id, name } = item.fields;
      const slug = slugify(String(name), NAME_LENGTH);
      const own = isHome(item) ? HOME : /^[a-z]/.test(slug) ? slug : `page-${slug || slugify(String(id))}`;
      const key = taken.has(own) && own !== HOME ? `${own}-${slugify(String(id))}` : own;
      taken.add(key);
      return [item, key];
    }),
  );
}

function isHome({ fields: { path, params } }: Item): boolean {
  if (isPathOfSite(path)) return ownPath(path) === '';
  const paths =
    isObject(params) && isObject(params.path) ? Object.values(params.path).filter(isPathOfSite) : [];
  return paths.length > 0 && paths.every((own) => ownPath(own) === '');
}

/** No address of another site, no place on a page, and not nothing. */
const isPathOfSite = (path: unknown): path is string =>
  typeof path === 'string' && !isBlank(path) && !/^\w+:|^\/\/|[?#]/.test(path);

/** A path as ours are written: without the slashes around it and the language before it. */
function ownPath(path: string): string {
  const segments = canonicalPath(path).slice(1, -1).split('/');
  return (isLanguage(segments[0]) ? segments.slice(1) : segments).join('/');
}

/** Where a page only leads elsewhere, and has no path, its link name is one. */
function readPaths(paths: unknown, { fields }: Item, key: string): unknown {
  const given = Object.entries(isObject(paths) ? paths : {}).filter(([, path]) => !isBlank(path));
  const { title, redirect, redirectUrl } = { ...fields, ...(isObject(fields.params) && fields.params) };
  if (given.length === 0 && (redirectUrl || typeof redirect === 'string') && isObject(title))
    return Object.fromEntries(Object.keys(title).map((code) => [code.toLowerCase(), key]));
  if (!isObject(paths)) return paths;
  return Object.fromEntries(
    given.map(([code, path]) => [code.toLowerCase(), isPathOfSite(path) ? ownPath(path) : path]),
  );
}

function mainMenu(pages: readonly PageFile[], isHomeFirst: boolean): MenuFile {
  const order = ({ page, sort }: PageFile) => (isHomeFirst && page === HOME ? -Infinity : (sort ?? Infinity));
  const shown = pages
    .filter(({ status }) => status === 'Published')
    .toSorted((one, other) => order(one) - order(other) || 0);
  const below = (above: string | null): MenuItem[] =>
    shown
      .filter(({ parent }) => parent === above)
      .map(({ page, title, status, redirectUrl }) => ({
        id: page,
        title: allTexts(title),
        target: { page },
        status,
        redirectUrl,
        childMenus: below(page),
      }));
  return { showHome: true, entries: below(null) };
}
