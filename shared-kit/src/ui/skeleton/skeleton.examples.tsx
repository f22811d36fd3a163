import { Skeleton } from './skeleton.tsx';

export default {
  'a line': <Skeleton />,
  'a block': <Skeleton width="12rem" height="8rem" />,
};
