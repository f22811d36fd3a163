import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules matches package-lock.json. npm keeps its own record of installed packages; optional
 * packages may be missing in it, those of other platforms always are. Programs of workspaces are linked by it too.
 */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const programs = Object.entries(wanted).flatMap(([folder, { bin = {} }]) =>
    folder.includes('node_modules/') ? [] : Object.keys(bin),
  );
  if (!programs.every((name) => existsSync(path.join(root, 'node_modules/.bin', name)))) return false;
  return Object.entries(wanted)
    .filter(([folder]) => folder.includes('node_modules/'))
    .every(([folder, { version, optional }]) =>
      folder in present ? present[folder].version === version : optional,
    );
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
