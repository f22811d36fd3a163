import * as z from 'zod';

/** Props as JSON Schema (draft 2020-12), as a release carries them. */
export const propsSchema = z.record(z.string(), z.unknown());
export type PropsSchema = z.infer<typeof propsSchema>;

/**
 * Props as declared in a `remote.config.ts` with zod; `release.json` contains their JSON Schema. A component ignores keys
 * that are not declared, and so does the schema.
 */
export const declaredPropsSchema = z
  .custom<z.core.$ZodType>(
    (value) => typeof value === 'object' && value !== null && '_zod' in value,
    'a zod schema',
  )
  .meta({ description: 'A schema of zod; release.json has the JSON Schema of what goes in' })
  .transform((schema): PropsSchema => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
    return json;
  });

/**
 * Kind of a content module: any name. Releases of remotes name the kinds that their widgets show; the shell itself shows articles
 * and figures. A kind without a widget is shown as the module's fallback.
 */
export const moduleKindSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens, at most 64');
export type ModuleKind = z.infer<typeof moduleKindSchema>;

/**
 * Widgets of other remotes that an app shows, with the props that it passes, by `remote/widget`. The app declares them where it uses them:
 *
 *     declare module 'composer/contract' {
 *       interface UsedWidgets { 'mf-shop/Basket': { articleId: number } }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps, by declaration merging
export interface UsedWidgets {}

/** Slots that the pages of an app offer, by name, with the props that it passes; declared as `UsedWidgets` are. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps, by declaration merging
export interface OfferedSlots {}
