import { defineWatcher } from 'composer/contract';
import type { PropertyPageData } from '../page/property.loader.ts';
import { watchActions } from './watch-actions.ts';
import { watchVisit } from './watch-visit.ts';

defineWatcher<PropertyPageData>(({ property: { id } }) => {
  const ends = [watchVisit(id), watchActions(id)];
  return () => ends.forEach((end) => end());
});
