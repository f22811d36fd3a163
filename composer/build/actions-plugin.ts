import path from 'node:path';
import type { Compilation, Compiler, Dependency, Module, NormalModule } from 'webpack';
import { isRspack } from './builders.ts';

const ROUTE = /\.route\.ts$/;
const ACTION = /\.action\.ts$/;

/** Only the server answers a form that is sent to a page: routes in the browser have no action, and one that would stay is an error. */
export class ActionsPlugin {
  apply(compiler: Compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(ACTION, (resource) => {
      if (ROUTE.test(resource.contextInfo.issuer))
        resource.request = path.join(import.meta.dirname, 'slim/no-action.js');
    }).apply(compiler);
    if (isRspack(compiler)) refuseByGraph(compiler);
    else refuseByParser(compiler);
  }
}

function refuseByParser(compiler: Compiler) {
  compiler.hooks.normalModuleFactory.tap('Actions', ({ hooks }) =>
    hooks.parser.for('javascript/auto').tap('Actions', (parser) => {
      const refuse = (name: string | null) => {
        const { resource } = parser.state.module;
        if (name === 'action' && ROUTE.test(resource))
          parser.state.module.addError(new compiler.webpack.WebpackError(inBrowsers(resource)));
      };
      parser.hooks.exportSpecifier.tap('Actions', (_, _local, name) => refuse(name));
      parser.hooks.exportImportSpecifier.tap('Actions', (_, source, _id, name) => {
        if (!ACTION.test(String(source))) refuse(name);
      });
    }),
  );
}

/** Rspack's parser has no hooks: what routes export is read of the graph of their modules. */
function refuseByGraph(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap('Actions', (compilation) => {
    compilation.hooks.afterOptimizeModules.tap('Actions', () => {
      // Of the modules that the hook passes Rspack has none for a second plugin.
      for (const module of compilation.modules) {
        const { resource } = module as NormalModule;
        if (ROUTE.test(resource) && hasActionOfItsOwn(module, compilation))
          compilation.errors.push(new compiler.webpack.WebpackError(inBrowsers(resource)));
      }
    });
  });
}

/** An action that is exported from elsewhere than an `.action.ts`. */
function hasActionOfItsOwn(module: Module, { moduleGraph }: Compilation): boolean {
  const provided = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(provided) || !provided.includes('action')) return false;
  return ![...moduleGraph.getOutgoingConnections(module)].some(({ dependency }) => {
    const { type, request, ids } = dependency as ReExport;
    return type.startsWith('esm export import') && ACTION.test(request ?? '') && ids?.[0] === 'action';
  });
}

type ReExport = Dependency & { request?: string; ids?: string[] };

const inBrowsers = (route: string) => {
  const file = path.basename(route);
  return `${file} has an action that browsers would get: write it in an .action.ts beside it, and here export { action } from './${file.replace(ROUTE, '.action.ts')}'.`;
};
