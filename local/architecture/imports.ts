import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter, type Rule } from 'eslint';
import typescript from 'typescript-eslint';
import { isConfiguration, isTest, placeOf, targetOf } from '../boundaries/places.ts';
import { everyRequest } from '../boundaries/requests.ts';
import { workspaceFolders } from '../workspaces.ts';

/** One file that imports another, both as paths from the top level; `to` without an extension if it is named so. */
export interface Import {
  from: string;
  to: string;
}

/** Every import between files of the workspaces that is there at run time: tests, configuration and types are left out. */
export function importsOf(root: string): Import[] {
  const linter = new Linter({ cwd: root });
  const folders = workspaceFolders(root);
  const imports: Import[] = [];
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { parser: typescript.parser as Linter.Parser },
    plugins: { architecture: { rules: { collect: collector(root, folders, imports) } } },
    rules: { 'architecture/collect': 'error' },
  };
  for (const file of sourcesOf(root, folders)) {
    const fault = linter
      .verify(readFileSync(file, 'utf8'), config, { filename: file, allowInlineConfig: false })
      .find(({ ruleId }) => !ruleId);
    if (fault) throw new Error(`${file}: ${fault.message}`);
  }
  return imports;
}

const sourcesOf = (root: string, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,mjs,cjs}`, {
        cwd: root,
        exclude: (name) => /^(node_modules|dist|test-results)$/.test(path.basename(name)),
      }).sort(),
    )
    .map((file) => path.join(root, file))
    .filter((file) => {
      const place = placeOf(root, file);
      return !isTest(place) && !isConfiguration(place) && !file.endsWith('.d.ts');
    });

const collector = (root: string, folders: string[], imports: Import[]): Rule.RuleModule => ({
  create: ({ filename }) =>
    everyRequest(({ text, whole, typeOnly }) => {
      const target = targetOf(root, filename, text);
      if (whole && !typeOnly && target.kind === 'file' && folders.includes(target.place.folder))
        imports.push({ from: path.relative(root, filename), to: target.place.path });
    }) as unknown as Rule.RuleListener,
});
