import { isTest, type Place } from './places.ts';

/**
 * Folders of `src` from top to bottom: code of a folder imports those of lower floors only, so that none of them form a circle. Files
 * beside the folders put everything together and are held to nothing.
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shell: [
    ['browser', 'server'],
    ['routes'],
    ['document'],
    ['content'],
    ['pages'],
    ['layout'],
    ['consent'],
    ['third-parties'],
    ['routing'],
  ],
  'agency-api': [
    ['cli'],
    ['owners', 'content-state', 'sitemap'],
    ['forms', 'visits', 'projects'],
    ['demands', 'newsletter', 'friends', 'testimonials', 'offers', 'documents', 'appointments', 'previews'],
    ['uploads'],
    ['import', 'webhook'],
    ['auth'],
    ['mail', 'listings'],
    ['calendar'],
    ['content'],
    ['pictures', 'captcha', 'pdf'],
    ['http'],
    ['database'],
    ['records', 'places', 'openapi', 'clock'],
  ],
};

/** Why a file may not import another of its own workspace; undefined if it may. */
export function refusedFloor(from: Place, to: Place): string | undefined {
  const [source, target] = [folderOf(from), folderOf(to)];
  const [own, other] = [floorOf(from.folder, source), floorOf(from.folder, target)];
  if (source === target || own < 0 || other < 0 || other > own || isTest(from)) return undefined;
  return `${from.folder}/src/${source} may not import ${target}, which is not below it (local/boundaries/floors.ts). Move what both need to a lower floor.`;
}

const folderOf = ({ path }: Place): string => /^[^/]+\/src\/([^/]+)\//.exec(path)?.[1] ?? '';

const floorOf = (workspace: string, folder: string): number =>
  FLOORS[workspace]?.findIndex((floor) => floor.includes(folder)) ?? -1;
