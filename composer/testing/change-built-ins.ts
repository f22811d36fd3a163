import { recordBuiltIns } from '../gateway/renderer/built-ins.ts';

/** A process that runs the code it is given and writes which built-in objects are different afterwards. */
const builtIns = recordBuiltIns();
(0, eval)(process.argv[2]!);
const differences = { quick: builtIns.quickDifference(), full: builtIns.difference() };
process.stdout.write(JSON.stringify(differences));
