import * as z from 'zod';

/** Props as JSON Schema (draft 2020-12), as a release carries them. */
export const propsSchema = z.record(z.string(), z.unknown());
export type PropsSchema = z.infer<typeof propsSchema>;

/**
 * Props as a `remote.config.ts` declares them, with zod; the description of the release gets their JSON Schema. Keys that a schema
 * does not name are ignored by a component, and so by the schema.
 */
export const declaredPropsSchema = z
  .custom<z.core.$ZodType>(
    (value) => typeof value === 'object' && value !== null && '_zod' in value,
    'a zod schema',
  )
  .transform((schema): PropsSchema => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
    return json;
  });
