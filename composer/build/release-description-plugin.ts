import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import {
  CONTRACT_VERSION,
  CONTRACTS_READ,
  declaredThirdPartiesSchema,
  OWN_MESSAGES,
} from '../contract/contract.ts';
import type { DeclaredThirdParties, Language, PageAddress, Release, Remote } from '../contract/contract.ts';
import { messageSetFiles, messageSets } from './messages.ts';
import type { AppOptions } from './options.ts';
import { FEDERATION_RUNTIME, sharedRanges, sharedVersions } from './libraries.ts';
import type { SharedNames } from './shared-names.ts';

interface Options extends AppOptions {
  kind: Release['kind'];
  config: Remote;
  /** Of the shell: its own pages. */
  pages?: PageAddress[];
  /** Of the shell: third parties that it can load. */
  thirdParties?: DeclaredThirdParties;
  /** Of a remote: what its builds use of the shared modules. The server's build comes first. */
  names?: SharedNames;
}

/**
 * Adds scripts with the translations to the files of a build, and writes `release.json` beside them. Sealing adds version and hashes
 * later; a development build is served with this one as it is.
 */
export class ReleaseDescriptionPlugin {
  readonly #options: Options;
  readonly #output: string;
  /** Scripts with translations, by expose and language. */
  #messages: Record<string, Record<Language, string>> = {};

  constructor(options: Options) {
    this.#options = options;
    this.#output = options.output ?? path.join(options.dir, 'dist');
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
      compilation.fileDependencies.addAll(messageSetFiles(this.#options, this.#options.config));
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ReleaseDescription', stage }, () =>
        reportFault(compilation, () => this.#addMessages(compilation)),
      );
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
    const { kind, config, development, sharedModules } = this.#options;
    const compared = [...sharedModules, FEDERATION_RUNTIME];
    return {
      contract: CONTRACT_VERSION,
      reads: [...CONTRACTS_READ],
      kind,
      name: config.name,
      version: development ? 'dev' : '0',
      ...(kind === 'shell' ? shellFiles(compilation) : this.#remoteFiles(compilation)),
      messages: this.#messages[OWN_MESSAGES]!,
      routes: config.routes,
      pages: this.#options.pages ?? [],
      widgets: config.widgets,
      uses: config.uses,
      fixtures: config.fixtures,
      slots: config.slots,
      links: config.links,
      embeds: config.embeds,
      thirdParties: declaredThirdPartiesSchema.parse(this.#options.thirdParties ?? {}),
      shared: kind === 'shell' ? sharedVersions(compared) : sharedRanges(compared),
      sharedNames: this.#options.names?.used() ?? {},
      files: {},
      ...(config.budget !== undefined && { budget: config.budget }),
    };
  }

  #remoteFiles(compilation: Compilation): Pick<Release, 'entry' | 'css' | 'fonts' | 'exposes'> {
    const exposes = Object.keys(this.#options.config.exposes).map((expose) => {
      const files = compilation.namedChunkGroups.get(exposeChunk(expose))!.getFiles();
      const messages = this.#messages[expose];
      return [
        expose,
        {
          js: files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          css: files.filter((file) => file.endsWith('.css')),
          ...(messages && { messages }),
        },
      ];
    });
    return { entry: ['remoteEntry.js'], css: [], fonts: [], exposes: Object.fromEntries(exposes) };
  }

  /** They have their last form: a minimizer would change what their names are the hash of. */
  #addMessages(compilation: Compilation) {
    const { RawSource } = compilation.compiler.webpack.sources;
    this.#messages = {};
    for (const { of, scripts } of messageSets(this.#options, this.#options.config)) {
      for (const { file, code } of Object.values(scripts))
        compilation.emitAsset(file, new RawSource(code), { minimized: true, immutable: true });
      const files = Object.entries(scripts).map(([language, { file }]) => [language, file]);
      for (const expose of of) this.#messages[expose] = Object.fromEntries(files);
    }
  }
}

/** What throws in a hook ends webpack's watching for good; an error of the compilation ends with its cause. */
function reportFault(compilation: Compilation, work: () => void) {
  try {
    work();
  } catch (error) {
    compilation.errors.push(new compilation.compiler.webpack.WebpackError((error as Error).message));
  }
}

/** Chunk of an expose: named, so that nobody mistakes it for a shared one. */
export const exposeChunk = (expose: string) => `expose-${expose.slice(2)}`;

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
