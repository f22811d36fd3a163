import * as z from 'zod';
import { schemaDifference } from './schema-difference.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const findDifference = (passed: z.ZodType, accepted: z.ZodType) =>
  schemaDifference(json(passed), json(accepted));

const id = z.object({ id: z.number().int() });

test.each<[string, z.ZodType, z.ZodType]>([
  ['the same', id, id],
  ['anything', id, z.unknown()],
  ['a new optional prop', id, id.extend({ note: z.string().optional() })],
  ['a prop that is not looked at any more', id.extend({ old: z.string() }), id],
  ['a new prop with a default', id, id.extend({ size: z.number().default(4) })],
  ['a wider type', id, z.object({ id: z.union([z.number(), z.string()]) })],
  ['an integer for a number', id, z.object({ id: z.number() })],
  ['one of the choices', z.object({ goal: z.literal('sale') }), z.object({ goal: z.enum(['sale', 'rent']) })],
  ['a choice for a text', z.object({ goal: z.enum(['sale', 'rent']) }), z.object({ goal: z.string() })],
  ['a value where null is welcome', id, z.object({ id: z.number().nullable() })],
  ['shorter texts', z.object({ text: z.string().max(5) }), z.object({ text: z.string().max(9) })],
  [
    'lists of what is accepted',
    z.object({ ids: z.array(z.number().int()) }),
    z.object({ ids: z.array(z.number()) }),
  ],
  ['a described schema', id, z.object({ id: z.number().int().describe('of the property') })],
])('%s breaks nothing', (_case, passed, accepted) => {
  expect(findDifference(passed, accepted)).toBeUndefined();
});

test.each<[string, z.ZodType, z.ZodType, string]>([
  ['a new required prop', id, id.extend({ path: z.string() }), '"path" is required, and not passed'],
  [
    'a prop that became required',
    z.object({ path: z.string().optional() }),
    z.object({ path: z.string() }),
    '"path" is required, and not always passed',
  ],
  ['another type', id, z.object({ id: z.string() }), '"id": integer is passed, string is accepted'],
  ['a narrower number', z.object({ id: z.number() }), id, '"id": number is passed, integer is accepted'],
  [
    'fewer choices',
    z.object({ goal: z.enum(['sale', 'rent']) }),
    z.object({ goal: z.literal('sale') }),
    '"goal": "rent" is passed, "sale" is accepted',
  ],
  [
    'null where none is welcome',
    z.object({ id: z.number().int().nullable() }),
    id,
    '"id": null is passed, integer is accepted',
  ],
  [
    'longer texts',
    z.object({ text: z.string() }),
    z.object({ text: z.string().max(9) }),
    '"text": maxLength 9 is asked for, which what is passed need not keep',
  ],
  [
    'a pattern that was not there',
    z.object({ text: z.string() }),
    z.object({ text: z.string().regex(/^a/) }),
    '"text": pattern "^a" is asked for, which what is passed need not keep',
  ],
  [
    'other lists',
    z.object({ ids: z.array(z.string()) }),
    z.object({ ids: z.array(z.number()) }),
    'each of "ids"',
  ],
  [
    'a prop that is refused',
    id.extend({ old: z.string() }),
    z.strictObject(id.shape),
    '"old" is passed and not accepted',
  ],
  [
    'something deep',
    z.object({ at: id }),
    z.object({ at: z.object({ id: z.boolean() }) }),
    '"id": integer is passed',
  ],
])('%s does', (_case, passed, accepted, difference) => {
  expect(findDifference(passed, accepted)).toContain(difference);
});
