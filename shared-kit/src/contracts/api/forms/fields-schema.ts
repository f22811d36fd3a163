import * as z from 'zod/mini';

/** A rule about several fields: what is told at `path` when it does not hold. */
export interface FormRule<Fields> {
  path: keyof Fields & string;
  /** REQUIRED or what the rule says, for those who call the API. */
  message: string;
  holds(fields: Fields): boolean;
}

/**
 * The schema of what a visitor fills in. By itself, so that the browser has no code for the rest of the body.
 * @param rules about several fields; they are checked even where other fields are wrong, so that all faults are told at once
 */
export function fieldsSchema<Shape extends z.core.$ZodShape>(
  shape: Shape,
  rules: readonly FormRule<z.output<z.ZodMiniObject<Shape>>>[] = [],
): z.ZodMiniObject<Shape> {
  const checks = rules.map(({ path, message, holds }) =>
    z.refine((fields) => safely(() => holds(fields as z.output<z.ZodMiniObject<Shape>>)), {
      path: [path],
      error: message,
      params: { rule: message },
      when: () => true,
    }),
  );
  return z.object(shape).check(...(checks as [])) as unknown as z.ZodMiniObject<Shape>;
}

/** A rule that meets a field of another type says nothing: that field's own fault is told. */
function safely(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return true;
  }
}

/** How many characters a text of a schema may have; undefined for a field that is no text, or has no bound. */
export function longestText(schema: object, name: string): number | undefined {
  let field = (schema as { shape?: Record<string, Field> }).shape?.[name];
  while (field?._zod.def.innerType) field = field._zod.def.innerType;
  if (field?._zod.def.type !== 'string') return undefined;
  return field._zod.def.checks?.map(({ _zod: { def } }) => def).find(isBound)?.maximum;
}

/** What zod knows of a field: what a default stands around, and the checks. */
interface Field {
  _zod: { def: { type: string; innerType?: Field; checks?: readonly { _zod: { def: Check } }[] } };
}
interface Check {
  check: string;
  maximum?: number;
}

const isBound = ({ check }: Check) => check === 'max_length';
