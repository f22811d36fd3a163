import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';

/** As many projects as the module shows, those that still have units to sell first. */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<ProjectList> {
  const { items } = await api.get('listProjects', { query: { lang: language }, signal });
  return { items: items.slice(0, module.maxItems) };
}
