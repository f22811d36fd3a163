import { canonicalPath } from 'composer/paths';
import { slugify } from 'shared-kit/domain/slug';
import type { MenuFile, MenuItem } from '../schemas/menu.ts';
import type { PageFile } from '../schemas/page.ts';
import { allTexts } from '../schemas/text.ts';
import type { ContentFault } from './content-faults.ts';
import { isBlank } from './original-fields.ts';
import { given, isObject, type RawPage, type RawValue, type ReadPages } from './raw-value.ts';

/** Fields of a page of ours by what an exported menu page calls them. */
const NAMES: Readonly<Record<string, readonly PropertyKey[]>> = {
  page: ['name'],
  parent: ['parentId'],
  originalPaths: ['path'],
  paths: ['params', 'path'],
};
/** Longest link name that a name is made into. */
const NAME_LENGTH = 59;

/** A page of an exported menu, where it stands in the file, and the page that it is nested in. */
interface Item {
  fields: Record<string, unknown>;
  at: readonly PropertyKey[];
  above: Item | undefined;
}

/**
 * The pages of a menu that was exported from the original (product M10): a list of menu pages, or one, each with `childMenus` or the
 * `parentId` of another. Undefined for a menu of ours.
 */
export function exportedPages({ value, placeOf }: RawValue): ReadPages | undefined {
  const isTree = isObject(value) && 'childMenus' in value;
  if (!isTree && !Array.isArray(value)) return undefined;
  const faults: ContentFault[] = [];
  const refuse = (at: readonly PropertyKey[], field: string, rule: string) =>
    faults.push({ ...placeOf([...at, field]), rule: `${field || 'the menu'}: ${rule}` });

  const byId = new Map<string, Item>();
  const read = (fields: unknown, at: readonly PropertyKey[], above?: Item): Item[] => {
    if (!isObject(fields)) {
      refuse(at, '', 'each of its pages must be an object');
      return [];
    }
    const item = { fields, at, above };
    const { id, name, childMenus } = fields;
    if (isNone(id)) refuse(at, 'id', 'is missing');
    else if (byId.has(String(id))) refuse(at, 'id', `another page of the menu has ${String(id)} already`);
    else byId.set(String(id), item);
    if (typeof name !== 'string' || isBlank(name)) refuse(at, 'name', 'must be a text');
    for (const ours of ['page', 'parent', 'originalPaths'])
      if (ours in fields)
        refuse(at, ours, `is no field of an exported menu page, which has ${NAMES[ours]!.join('.')}`);
    return [item, ...readList(childMenus ?? [], [...at, 'childMenus'], item)];
  };
  const readList = (list: unknown, at: readonly PropertyKey[], above?: Item): Item[] => {
    if (Array.isArray(list)) return list.flatMap((fields, index) => read(fields, [...at, index], above));
    refuse(at.slice(0, -1), 'childMenus', 'must be a list');
    return [];
  };
  const items = isTree ? read(value, []) : readList(value, []);

  const parentOf = ({ fields: { parentId }, at, above }: Item): Item | undefined => {
    if (isNone(parentId)) return above;
    const named = byId.get(String(parentId));
    if (!named) refuse(at, 'parentId', `no page of the menu has the id ${String(parentId)}`);
    else if (above && named !== above)
      refuse(at, 'parentId', `the page stands in the childMenus of ${String(above.fields.id)}`);
    return above ?? named;
  };
  const keyOfId = (id: unknown) => {
    const item = byId.get(String(isObject(id) ? id.id : id));
    return item ? linkName(item) : id;
  };
  return { pages: items.map((item) => menuPage(item, parentOf(item), keyOfId, placeOf)), faults };
}

const isNone = (id: unknown) => id === undefined || id === null || id === '' || id === 0;

function menuPage(
  item: Item,
  parent: Item | undefined,
  keyOfId: (id: unknown) => unknown,
  placeOf: RawValue['placeOf'],
): RawPage {
  const key = linkName(item);
  const { path, params, ...fields } = item.fields;
  for (const known of ['id', 'parentId', 'name', 'childMenus']) delete fields[known];
  const { path: paths, subMenu, ...further } = isObject(params) ? params : {};
  const above = parent && linkName(parent);
  const place = ([first, ...rest]: readonly PropertyKey[]) =>
    placeOf([...item.at, ...(first === undefined ? [] : (NAMES[String(first)] ?? [first])), ...rest]);
  return {
    key,
    file: placeOf([]).file,
    value: {
      ...fields,
      page: key,
      // In a tree of one root the home page is above all: the site's own root.
      ...(above && above !== 'home' && { parent: above }),
      ...(!isBlank(path ?? null) && !isRoot(path) && { originalPaths: [path] }),
      ...(key !== 'home' && paths !== undefined && { paths: pathsOf(paths) }),
      ...(params !== undefined && {
        params: isObject(params)
          ? { ...further, ...given({ subMenu: Array.isArray(subMenu) ? subMenu.map(keyOfId) : subMenu }) }
          : params,
      }),
    },
    placeOf: place,
    linkNames: [],
    slugs: {},
  };
}

const isRoot = (path: unknown) => typeof path === 'string' && canonicalPath(path) === '/';

/** The page at `/` is the home page; another has the link name that its name makes. */
function linkName({ fields: { id, name, path } }: Item): string {
  if (isRoot(path) && path !== '') return 'home';
  const slug = slugify(String(name), NAME_LENGTH);
  return /^[a-z]/.test(slug) ? slug : `page-${slug || String(id)}`;
}

/** Paths as ours are written: without the slashes around them and the language before them. */
function pathsOf(paths: unknown): unknown {
  if (!isObject(paths)) return paths;
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([, path]) => !isBlank(path))
      .map(([code, path]) => {
        const language = code.toLowerCase();
        const [first, ...rest] = typeof path === 'string' ? canonicalPath(path).slice(1, -1).split('/') : [];
        const inside = first === language ? rest : [first, ...rest];
        return [language, typeof path === 'string' ? inside.join('/') : path];
      }),
  );
}

/** The main menu that the pages of an exported one make, in their order: those that are Published, each with those below it. */
export function exportedMenu(pages: readonly PageFile[]): MenuFile {
  const shown = pages
    .filter(({ status }) => status === 'Published')
    .toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || 0);
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
