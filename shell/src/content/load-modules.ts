import type { ContentModule } from 'shared-kit/contracts/api/site';
import type { ExposeRef } from 'composer/contract';
import type { WidgetModule } from 'shared-kit/contracts/page';
import { findModuleWidget, limited } from 'composer/shell';
import type { ShellServices } from 'composer/shell';

/** A content module with the widget that shows it and the widget's data; without widget the shell shows it, or leaves it out. */
export interface LoadedModule {
  module: ContentModule;
  widget: ExposeRef | null;
  data: unknown;
}

/** Kinds that the shell shows itself. */
const OWN_KINDS = ['article', 'band', 'category', 'figures'];

/** Kinds that were reported: each once in the life of this code, not with each page. */
const reported = new Set<string>();

function reportUnknownKind(kind: string, { composition, report }: ShellServices) {
  // While a live release cannot be read, its widgets are unknown too.
  if (!__SERVER__ || composition.missing.length || reported.has(kind)) return;
  reported.add(kind);
  report({ error: new Error(`No live remote shows modules of kind "${kind}": they are left out`) });
}

/** Loads widget code and data of content modules, side by side. A module that fails or is late is left to its fallback. */
export function loadModules(
  modules: readonly ContentModule[],
  services: ShellServices,
  signal: AbortSignal,
): Promise<LoadedModule[]> {
  return Promise.all(modules.map((module) => loadModule(module, services, signal)));
}

async function loadModule(
  module: ContentModule,
  services: ShellServices,
  signal: AbortSignal,
): Promise<LoadedModule> {
  const { api, composition, exposes, href, language, limit, report, site } = services;
  const left = { module, widget: null, data: null };
  const ref = findModuleWidget(composition, module.kind);
  if (!ref) {
    if (!OWN_KINDS.includes(module.kind)) reportUnknownKind(module.kind, services);
    return left;
  }
  try {
    return await limited(limit, signal, async (inTime) => {
      const loaded = await exposes.load(ref);
      if (loaded === 'failed') return left;
      const { loader } = loaded.module as unknown as WidgetModule;
      const data = await loader?.({ api, href, language, module, signal: inTime, site });
      return { module, widget: ref, data: data ?? null };
    });
  } catch (error) {
    report({ ref, error });
    exposes.release(ref);
    return left;
  }
}
