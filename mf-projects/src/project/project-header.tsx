import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/address-line';
import { ListingHeader } from 'shared-kit/ui/listing-header/listing-header';
import { useText } from 'shared-kit/ui/text';
import { typeNames } from '../format/availability.ts';

/** What it is, its name, and where. */
export function ProjectHeader({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  return (
    <ListingHeader
      kicker={[
        text('project.kicker'),
        typeNames(project),
        text('project.number', { id: String(project.id) }),
      ]}
      title={name}
      place={addressLine(project.address, (box) => text('project.box', { box }))}
    />
  );
}
