import { cardIsWhole } from './map.ts';

cardIsWhole(1440, 900);
