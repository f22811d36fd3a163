import { feedJsonSchema } from './feed-json-schema.ts';
import { feedLists, requiredFeedLists } from './feed.ts';

const schema = feedJsonSchema() as { properties: object; required: string[]; $defs: Record<string, object> };

test('describes every list, and requires those of the payload', () => {
  expect(Object.keys(schema.properties)).toEqual(['language', ...Object.keys(feedLists)]);
  expect(schema.required).toEqual(['language', ...Object.keys(requiredFeedLists)]);
});

test('forbids no unknown key, as the loader keeps them', () => {
  expect(schema.$defs.Property).not.toHaveProperty('additionalProperties');
});
