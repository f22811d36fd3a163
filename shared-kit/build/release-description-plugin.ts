import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { CONTRACT_VERSION, CONTRACTS_READ, remoteConfigSchema } from '../src/contracts/release.ts';
import type { PageAddress, Release, RemoteConfig } from '../src/contracts/release.ts';
import { declaredThirdPartiesSchema } from '../src/contracts/third-parties.ts';
import type { DeclaredThirdParties } from '../src/contracts/third-parties.ts';
import type { Language } from '../src/domain/languages.ts';
import { compileMessages, messageFiles } from './messages.ts';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import type { SharedNames } from './shared-names.ts';

interface Options {
  kind: Release['kind'];
  config: RemoteConfig;
  /** Of the shell: its own pages. */
  pages?: PageAddress[];
  /** Of the shell: third parties that it can load. */
  thirdParties?: DeclaredThirdParties;
  /** Of a remote: what its builds use of the shared modules. The server's build comes first. */
  names?: SharedNames;
  dir: string;
  output?: string;
  development?: boolean;
}

/**
 * Writes the translations and `release.json` beside the files of a build. Sealing adds version and hashes later; a
 * development build is served with this one as it is.
 */
export class ReleaseDescriptionPlugin {
  readonly #options: Options;
  readonly #output: string;

  constructor(options: Options) {
    this.#options = options;
    this.#output = options.output ?? path.join(options.dir, 'dist');
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
      const { dir, config } = this.#options;
      const groups = [...(config.sharedMessages ?? []), ...Object.values(config.messageGroups ?? {}).flat()];
      compilation.fileDependencies.addAll(messageFiles(dir, [...new Set(groups)]));
    });
    compiler.hooks.afterEmit.tap('ReleaseDescription', (compilation) => {
      if (compilation.errors.length) return;
      mkdirSync(path.join(this.#output, 'web'), { recursive: true });
      writeFileSync(
        path.join(this.#output, 'release.json'),
        JSON.stringify(this.#describe(compilation), null, 1),
      );
    });
  }

  #describe(compilation: Compilation): Release {
    const { kind, development } = this.#options;
    const config = remoteConfigSchema.parse(this.#options.config);
    return {
      contract: CONTRACT_VERSION,
      reads: [...CONTRACTS_READ],
      kind,
      name: config.name,
      version: development ? 'dev' : '0',
      ...(kind === 'shell'
        ? shellFiles(compilation)
        : this.#remoteFiles(config.sharedMessages, config.messageGroups)),
      messages: this.#writeMessages('messages', config.sharedMessages),
      routes: config.routes,
      pages: this.#options.pages ?? [],
      widgets: config.widgets,
      uses: config.uses,
      fixtures: config.fixtures,
      slots: config.slots,
      links: config.links,
      embeds: config.embeds,
      thirdParties: declaredThirdPartiesSchema.parse(this.#options.thirdParties ?? {}),
      shared: kind === 'shell' ? sharedVersions() : sharedRanges(),
      sharedNames: this.#options.names?.used() ?? {},
      files: {},
    };
  }

  #remoteFiles(
    sharedMessages: string[],
    groups: Record<string, string[]>,
  ): Pick<Release, 'entry' | 'css' | 'fonts' | 'exposes'> {
    const manifest = JSON.parse(readFileSync(path.join(this.#output, 'web/mf-manifest.json'), 'utf8')) as {
      exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
    };
    const exposes = manifest.exposes.map(({ path: expose, assets }) => [
      expose,
      {
        js: assets.js.sync,
        css: assets.css.sync,
        ...(groups[expose] && {
          messages: this.#writeMessages(`messages-${expose.slice('./'.length)}`, [
            ...sharedMessages,
            ...groups[expose],
          ]),
        }),
      },
    ]);
    return { entry: ['remoteEntry.js'], css: [], fonts: [], exposes: Object.fromEntries(exposes) };
  }

  #writeMessages(name: string, groups: string[]): Record<Language, string> {
    const compiled = compileMessages(this.#options.dir, groups);
    const written = Object.entries(compiled).map(([language, messages]) => {
      const json = JSON.stringify(messages);
      const file = `${name}.${language}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
      writeFileSync(path.join(this.#output, 'web', file), json);
      return [language, file];
    });
    return Object.fromEntries(written);
  }
}

/** Scripts of a chunk that is not the main one. */
const chunkScripts = (compilation: Compilation, name: string) =>
  [...(compilation.namedChunks.get(name)?.files ?? [])].filter(
    (file) => file.endsWith('.js') && !file.includes('.hot-update.'),
  );

function shellFiles(compilation: Compilation): Pick<Release, 'entry' | 'css' | 'fonts' | 'exposes'> {
  const files = compilation.entrypoints
    .get('main')!
    .getFiles()
    .filter((file) => !file.includes('.hot-update.'));
  return {
    entry: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    // In a fixed order: the version of a release is made of what it describes.
    fonts: Object.keys(compilation.assets)
      .filter((file) => file.endsWith('.woff2'))
      .sort(),
    exposes: {
      './Start': { js: chunkScripts(compilation, 'start'), css: [] },
      './Federation': { js: chunkScripts(compilation, 'federation'), css: [] },
    },
  };
}
