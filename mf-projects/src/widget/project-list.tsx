import type { ProjectList as ProjectListData } from 'shared-kit/contracts/api/project';
import type { ModuleWidgetProps, WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { Section } from 'shared-kit/ui/section/section';
import { useText } from 'shared-kit/ui/text';
import { ProjectGrid } from '../card/project-grid.tsx';

/** A content module's projects in rows, with the way to all of them. Without any there is nothing to show. */
export default function ProjectList({ module, data }: ModuleWidgetProps<ProjectListData>) {
  const text = useText();
  if (data.items.length === 0) return null;
  const all = { label: text('list.all'), target: { page: 'projects' } };
  return (
    <Section title={module.title || undefined} link={module.link ?? all}>
      <ProjectGrid
        projects={data.items}
        perRow={module.itemsPerRow < 3 ? 2 : 3}
        headingLevel={module.title ? 3 : 2}
      />
    </Section>
  );
}

/** The projects that the module names, or those that still have units to sell first; as many as it shows (product M15). */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<ProjectListData> {
  const { items } = await api.get('listProjects', { query: { lang: language }, signal });
  const chosen = module.listings?.flatMap((id) => items.find((item) => item.id === id) ?? []) ?? items;
  return { items: chosen.slice(0, module.maxItems) };
}
