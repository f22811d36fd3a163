import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';
import { LICENCE_SEPARATOR, LICENCES } from '../contract/contract.ts';
import type { Builder } from './builders.ts';
import { packageFolder } from './libraries.ts';

const LICENCE = /^(licen[cs]e|copying|notice)/i;
const FONT = /\.(woff2?|ttf|otf)$/;

/**
 * Writes the licences of what a build for browsers was made of, that of the bundler's own run time among them. A font that is no package's has
 * its licence beside it: `<font>-LICENSE.txt` for `<font>….woff2`.
 */
export class LicencesPlugin {
  readonly #builder: Pick<Builder, 'package'>;

  constructor(builder: Pick<Builder, 'package'>) {
    this.#builder = builder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Licences', stage }, () => {
        const files = [...compilation.modules].flatMap((module) => listFiles(module as NormalModule));
        compilation.emitAsset(
          LICENCES,
          new RawSource(
            licences(
              [
                packageFolder(this.#builder.package),
                ...files.flatMap((file) => findPackageFolder(file) ?? []),
              ],
              files,
            ),
          ),
          { minimized: true },
        );
      });
    });
  }
}

/** A module that was joined with others has theirs. */
function listFiles({ resource, modules }: NormalModule & { modules?: NormalModule[] }): string[] {
  return modules ? modules.flatMap(listFiles) : resource ? [resource.split('?')[0]!] : [];
}

function licences(folders: string[], files: string[]): string {
  const fonts = files.filter((file) => FONT.test(file) && !findPackageFolder(file)).flatMap(besideFont);
  const all = [...[...new Set(folders)].map(ofPackage), ...fonts].map((text) =>
    text.replaceAll(LICENCE_SEPARATOR, ''),
  );
  return [...new Set(all)].sort().join(LICENCE_SEPARATOR);
}

/** Folder of the installed package that a file is of; module federation writes files of its own beside them, in `.federation`. */
const findPackageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/.exec(file)?.[0];

function ofPackage(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
  return `${[`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n')}\n`;
}

function besideFont(font: string): string[] {
  const ending = '-LICENSE.txt';
  const [folder, name] = [path.dirname(font), path.basename(font)];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending) && name.startsWith(file.slice(0, -ending.length)))
    .map((file) => `${name}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`);
}
