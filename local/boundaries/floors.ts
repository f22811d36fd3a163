import { isTest, type Place } from './places.ts';

/**
 * Folders from top to bottom, by the folder in which they lie: code of a folder imports those of lower floors only, so that none of them
 * form a circle. Files beside the folders put everything together and are held to nothing.
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'composer/shell': [['browser', 'server'], ['routes'], ['document'], ['routing'], ['loading']],
  'shell/src': [['document'], ['content'], ['pages'], ['layout'], ['consent'], ['third-parties']],
  'agency-api/src': [
    ['cli'],
    ['sitemap', 'content-state', 'person'],
    ['inbox', 'owners'],
    ['catalogue', 'content'],
    ['files'],
    ['mail'],
    ['clock'],
    ['configuration'],
    ['http'],
    ['database', 'openapi', 'pdf'],
  ],
  'agency-api/src/catalogue': [
    ['office', 'brochure', 'projects'],
    ['import'],
    ['listings'],
    ['places', 'records'],
  ],
  'agency-api/src/inbox': [
    ['forms'],
    ['demands', 'newsletter', 'friends', 'testimonials', 'offers', 'documents', 'appointments'],
    ['webhook', 'captcha'],
  ],
  'agency-api/src/owners': [['portal'], ['visits'], ['auth']],
  'agency-api/src/content': [['previews', 'brand', 'import'], ['schemas']],
  'agency-api/src/files': [['uploads'], ['pictures'], ['store']],
};

/** Why a file may not import another of its own workspace; undefined if it may. */
export function refusedFloor(from: Place, to: Place): string | undefined {
  const [parent, source, target] = whereTheyPart(from.path.split('/'), to.path.split('/'));
  const floors = FLOORS[parent];
  if (!floors || isTest(from)) return undefined;
  const [own, other] = [source, target].map((name) => floors.findIndex((floor) => floor.includes(name)));
  if (own! < 0 || other! < 0 || other! > own!) return undefined;
  return `${parent}/${source} may not import ${target}, which is not below it (local/boundaries/floors.ts). Move what both need to a lower floor.`;
}

/** The folder that both paths are in, and the next name of each. */
function whereTheyPart(from: string[], to: string[]): [parent: string, source: string, target: string] {
  const depth = from.findIndex((name, index) => name !== to[index]);
  return [from.slice(0, depth).join('/'), from[depth] ?? '', to[depth] ?? ''];
}
