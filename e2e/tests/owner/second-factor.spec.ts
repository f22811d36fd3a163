import { opensWithSecondFactor } from './second-factor.ts';

opensWithSecondFactor('olivier.massart@owners.example', { javaScriptEnabled: true });
