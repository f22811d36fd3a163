import type { ProjectList as ProjectListData } from 'shared-kit/contracts/api/project';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { Section } from 'shared-kit/ui/section/section';
import { ProjectGrid } from '../card/project-grid.tsx';
import { useText } from 'shared-kit/ui/text';

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
