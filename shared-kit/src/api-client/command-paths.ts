import type { CommandId, Commands } from '../contracts/api/commands.ts';

/** Paths at run time: the contract itself carries zod, which must not reach the browser. */
export const COMMAND_PATHS = {} as const satisfies {
  [Id in CommandId]: Commands[Id] extends { path: infer Path } ? Path : never;
};
