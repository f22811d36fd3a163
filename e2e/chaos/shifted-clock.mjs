import { readFileSync } from 'node:fs';

/**
 * `node --import` of a server whose clock jumps: `Date` is as many ms ahead as the file `CHAOS_CLOCK` says. Timers go on as they do when a
 * real clock jumps; the database has a clock of its own.
 */
const file = process.env.CHAOS_CLOCK;
const LOOKS_EVERY = 250;

let ahead = 0;
setInterval(() => {
  try {
    ahead = Number(readFileSync(file, 'utf8'));
  } catch {
    ahead = 0;
  }
}, LOOKS_EVERY).unref();

const Real = Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new Real(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
