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
