import { PropertyCardSkeleton } from '../property-card/property-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

export default {
  'a line': <Skeleton />,
  'a card': <PropertyCardSkeleton />,
};
