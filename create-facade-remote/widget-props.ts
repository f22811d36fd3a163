/** How the templates write a prop of each simple type, and an example of it. */
const SIMPLE: Record<string, { zod: string; example: string }> = {
  string: { zod: 'z.string()', example: "'example'" },
  integer: { zod: 'z.number().int()', example: '1' },
  number: { zod: 'z.number()', example: '1' },
};

/** Code about the props of a widget, for the templates. */
export interface WidgetProps {
  /** `{ propertyId: z.number().int() }` */
  schema: string;
  /** `{ propertyId }` */
  names: string;
  /** `{ propertyId: 1 }` */
  fixture: string;
  /** `{propertyId}`, as a text names its values. */
  placeholders: string;
}

/** Takes over the props with a simple type; a widget may leave out others that a slot passes. */
export function toWidgetProps({ properties = {} }: { properties?: unknown }): WidgetProps {
  const props = Object.entries(properties as Record<string, { type?: string }>).flatMap(
    ([name, { type = '' }]) => (SIMPLE[type] ? [{ name, ...SIMPLE[type] }] : []),
  );
  return {
    schema: object(props.map(({ name, zod }) => `${name}: ${zod}`)),
    names: object(props.map(({ name }) => name)),
    fixture: object(props.map(({ name, example }) => `${name}: ${example}`)),
    placeholders: props.map(({ name }) => `{${name}}`).join(', '),
  };
}

const object = (entries: string[]) => `{ ${entries.join(', ')} }`;
