import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';

export { default } from './project-list.tsx';

/** The projects that the module names, or those that still have units to sell first; as many as it shows (product M15). */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<ProjectList> {
  const { items } = await api.get('listProjects', { query: { lang: language }, signal });
  const chosen = module.listings?.flatMap((id) => items.find((item) => item.id === id) ?? []) ?? items;
  return { items: chosen.slice(0, module.maxItems) };
}
