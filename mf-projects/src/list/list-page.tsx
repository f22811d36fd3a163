import type { ProjectList } from 'shared-kit/contracts/api/project';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { apartment } from 'shared-kit/domain/icon-shapes';
import { ProjectGrid } from '../card/project-grid.tsx';
import { useText } from 'shared-kit/ui/text';
import s from './list-page.module.css';

/** All new-build projects (product N1). */
export default function ListPage({ data: { items } }: { data: ProjectList }) {
  const text = useText();
  const free = items.reduce((sum, { units }) => sum + units.free, 0);
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{text('list.heading')}</h1>
        {items.length > 0 && <p className={s.count}>{text('list.count', { count: items.length, free })}</p>}
      </header>
      {items.length > 0 ? <ProjectGrid projects={items} perRow={2} priorityCount={1} /> : <NoProjects />}
    </div>
  );
}

function NoProjects() {
  const { href } = useHost();
  const text = useText();
  return (
    <EmptyState
      shape={apartment}
      title={text('list.empty.title')}
      actions={<ButtonLink to={href('sale')}>{text('list.empty.seeSale')}</ButtonLink>}
    >
      {text('list.empty.text')}
    </EmptyState>
  );
}
