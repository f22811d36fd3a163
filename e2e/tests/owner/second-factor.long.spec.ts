import { opensWithSecondFactor } from './second-factor.ts';

opensWithSecondFactor('philippe.collard@owners.example', { javaScriptEnabled: false });
