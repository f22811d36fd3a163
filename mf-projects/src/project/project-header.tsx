import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/address-line';
import { Icon } from 'shared-kit/ui/icon/icon';
import { map } from 'shared-kit/ui/icon/shapes';
import { typeNames } from '../format/availability.ts';
import { useText } from 'shared-kit/ui/text';
import s from './project-header.module.css';

/** What it is, its name, and where. */
export function ProjectHeader({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  return (
    <header className={s.header}>
      <p className={s.kicker}>
        {[text('project.kicker'), typeNames(project), text('project.number', { id: String(project.id) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h1 className={s.title}>{name}</h1>
      <p className={s.place}>
        <Icon shape={map} />
        <span>{addressLine(project.address, (box) => text('project.box', { box }))}</span>
      </p>
    </header>
  );
}
