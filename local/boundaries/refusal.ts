import { refusedDoor } from './doors.ts';
import { isException } from './exceptions.ts';
import { refusedFloor } from './floors.ts';
import { isConfiguration, isTest, type Place, type Target } from './places.ts';
import {
  BELOW_IN_COMPOSER,
  COMPOSER_OF_ALL,
  COMPOSER_PARTS,
  FOLDERS,
  KIT_PARTS,
  ONCE_IN_A_PAGE,
  PAGES,
  type Rights,
} from './who-may-import.ts';

/** Why a file may not import something, and what to do instead; undefined if it may. */
export function refusal(from: Place, to: Target, typeOnly: boolean): string | undefined {
  if (to.kind !== 'file') return isTest(from) ? undefined : refusedPackage(from, to, typeOnly);
  if (from.folder !== to.place.folder && isException(from.folder, to.place.path)) return undefined;
  if (to.place.folder === 'composer')
    return from.folder === 'composer'
      ? refusedWithinComposer(from, to.place)
      : refusedOfComposer(from, to.place, to.byName, typeOnly);
  if (to.place.folder === 'shared-kit') {
    return from.folder === 'shared-kit'
      ? refusedWithinKit(from, to.place, to.byName, typeOnly)
      : refusedOfKit(from, to.place, to.byName);
  }
  return from.folder === to.place.folder
    ? (refusedFloor(from, to.place) ?? refusedDoor(from, to.place))
    : refusedFolder(from, to.place);
}

/** @returns undefined for files at the top level of shared-kit and composer: their configuration */
export function rightsOf({ folder, part, path }: Place): Rights | undefined {
  if (folder === 'composer')
    return COMPOSER_PARTS[path.startsWith('composer/shell/server/') ? 'shell/server' : part];
  return folder === 'shared-kit' ? KIT_PARTS[part] : (FOLDERS[folder] ?? PAGES);
}

function refusedPackage(from: Place, to: Exclude<Target, { kind: 'file' }>, typeOnly: boolean) {
  const refused = rightsOf(from)?.refused;
  if (!refused || (typeOnly && !refused.types)) return undefined;
  const hit = to.kind === 'node' ? refused.node : refused.packages.test(to.id);
  return hit ? refused.instead : undefined;
}

function refusedFolder(from: Place, to: Place) {
  const rights = rightsOf(from);
  if (rights?.folders?.includes(to.folder)) return undefined;
  if (!to.isWorkspace) {
    return rights?.repository
      ? undefined
      : `${from.folder} reads alone: nothing outside of it is imported by a path. Copy what it needs, or pass it in.`;
  }
  return ['composer', 'shared-kit'].includes(from.folder)
    ? nothingOfOurs(from)
    : `${from.folder} may not import ${to.folder}. Move what both need into shared-kit or, if any site may need it, into composer; or show a component of another remote by name: <RemoteWidget remote="…" name="…">.`;
}

const nothingOfOurs = ({ folder }: Place) =>
  folder === 'composer'
    ? 'composer imports nothing of ours: any site may stand on it.'
    : 'shared-kit imports nothing of ours but composer: it is the ground that the apps stand on.';

function refusedWithinComposer(from: Place, to: Place) {
  const below = BELOW_IN_COMPOSER[from.part];
  if (from.part === to.part) return refusedFloor(from, to);
  if (!below || isTest(from) || below.includes(to.part)) return undefined;
  return `composer/${from.part} may not import composer/${to.part}, which is not below it (local/boundaries/who-may-import.ts).`;
}

/** Which files of composer there are to import is for its `exports` to say. */
function refusedOfComposer(from: Place, to: Place, byName: boolean, typeOnly: boolean) {
  if (!byName) return "Import composer by its name ('composer/…'): the folder can be another repository.";
  if ((rightsOf(from)?.composer ?? COMPOSER_OF_ALL).includes(to.part)) return undefined;
  if (to.part === 'contract' && typeOnly) return undefined;
  if (to.part === 'testing' && isTest(from)) return undefined;
  if (to.part === 'build' && isConfiguration(from)) return undefined;
  if (to.part === 'testing') return 'composer/testing is for tests: nothing of it may reach a visitor.';
  if (to.part === 'build')
    return 'composer/build is for configuration files: nothing of it may run in an app.';
  if (to.part === 'shell')
    return 'composer/shell is for shells: what they offer to the code of remotes is composer/host.';
  return (
    rightsOf(from)?.refused?.instead ??
    `composer/${to.part} is for servers: nothing of it may reach a browser.`
  );
}

function refusedOfKit(from: Place, to: Place, byName: boolean) {
  if (from.folder === 'composer') return nothingOfOurs(from);
  if (!byName)
    return "Import shared-kit by its name ('shared-kit/…'): by a path its modules would exist twice, and the folder could not move.";
  const rights = rightsOf(from)!;
  if (rights.kit.includes(to.part)) return undefined;
  if (to.part === 'testing' && isTest(from)) return undefined;
  if (to.part === 'build' && isConfiguration(from)) return undefined;
  if (to.part === 'testing') return 'shared-kit/testing is for tests: nothing of it may reach a visitor.';
  if (to.part === 'build')
    return 'shared-kit/build is for configuration files: nothing of it may run in an app.';
  return rights.refused?.instead ?? `${from.folder} may not import shared-kit/${to.part}.`;
}

function refusedWithinKit(from: Place, to: Place, byName: boolean, typeOnly: boolean) {
  const rights = rightsOf(from);
  if (!rights || from.part === to.part) return undefined;
  if (to.part === 'testing' && isTest(from)) return undefined;
  const allowed = rights.kit.includes(to.part) || (typeOnly && rights.kitTypes?.includes(to.part));
  if (!allowed)
    return (
      rights.refused?.instead ??
      `shared-kit/${from.part} may not import shared-kit/${to.part} (local/boundaries/who-may-import.ts).`
    );
  return !byName && !typeOnly && ONCE_IN_A_PAGE.includes(to.part)
    ? `Import 'shared-kit/${to.part}': by a relative path each remote would get a copy of its own.`
    : undefined;
}
