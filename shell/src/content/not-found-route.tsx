import { useLoaderData } from 'react-router';
import { NotFoundPage } from '../pages/error-page.tsx';
import { ModuleSlot } from './module-slot.tsx';
import type { NotFoundData } from './not-found.loader.ts';

export function NotFoundRoute() {
  const { modules } = useLoaderData() as NotFoundData;
  return (
    <NotFoundPage>
      {modules.map((loaded) => (
        <ModuleSlot key={loaded.module.id} {...loaded} />
      ))}
    </NotFoundPage>
  );
}
