import * as z from 'zod';

/**
 * Kind of a content module: any name. Releases of remotes name the kinds that their widgets show; the shell itself shows articles
 * and figures. A kind without a widget is shown as the module's fallback.
 */
export const moduleKindSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens, at most 64');
export type ModuleKind = z.infer<typeof moduleKindSchema>;
