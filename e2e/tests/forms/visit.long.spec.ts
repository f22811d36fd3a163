import { visitIsBooked } from './visit.ts';

visitIsBooked({ isLookedAt: true });
