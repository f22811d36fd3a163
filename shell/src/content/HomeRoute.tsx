import { useLoaderData } from 'react-router';
import { HomePage } from '../pages/HomePage.tsx';
import type { HomeData } from './home-loader.ts';
import { ModuleSlot } from './ModuleSlot.tsx';

export function HomeRoute() {
  const { page, modules } = useLoaderData() as HomeData;
  const inBanner = modules.filter(({ module }) => module.position === 'banner');
  const inContent = modules.filter(({ module }) => module.position === 'contentRow');
  return (
    <HomePage
      page={page}
      banner={inBanner.map((loaded) => (
        <ModuleSlot key={loaded.module.id} {...loaded} />
      ))}
    >
      {inContent.map((loaded) => (
        <ModuleSlot key={loaded.module.id} {...loaded} />
      ))}
    </HomePage>
  );
}
