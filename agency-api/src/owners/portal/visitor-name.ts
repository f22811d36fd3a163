import { sql, type SQL } from '../../database/drizzle.ts';

/** First name and initial of the visitor who sent a form: all that an owner learns of a visitor (product O12). */
export const visitorName = (fields: SQL): SQL =>
  sql`trim(coalesce(${fields} ->> 'firstName', '') || ' ' || coalesce(nullif(left(trim(${fields} ->> 'lastName'), 1), '') || '.', ''))`;
