import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { SALE } from 'shared-kit/domain/goal';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { Section } from 'shared-kit/ui/section/section';
import { useText } from 'shared-kit/ui/text';
import type { FeaturedData } from './featured-properties.loader.ts';

export { loader } from './featured-properties.loader.ts';

/** A content module's properties in a row, with a link to the whole list. Renders nothing without properties. */
export default function FeaturedProperties({ module, data }: ModuleWidgetProps<FeaturedData>) {
  const text = useText();
  const goal = module.goal ?? SALE;
  if (data.items.length === 0) return null;
  const all = { label: text(`list.all.${sectionOfGoal(goal)}`), target: { page: sectionOfGoal(goal) } };
  return (
    <Section title={module.title || undefined} link={module.link ?? all}>
      <PropertyGrid
        listings={data.items}
        perRow={module.itemsPerRow}
        headingLevel={module.title ? 3 : 2}
        swiped
      />
    </Section>
  );
}
