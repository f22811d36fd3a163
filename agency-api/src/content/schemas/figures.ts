import * as z from 'zod';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

/** `figures.json`: the marketing figures (product M4), shown by modules of kind `figures`. Values are spelt per language. */
export const figuresFileSchema = z.array(
  z.strictObject({ value: localizedTextSchema, label: localizedTextSchema }),
);
