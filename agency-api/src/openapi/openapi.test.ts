import { expect, test } from '@jest/globals';
import express from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { operations } from 'shared-kit/contracts/api/operations';
import { openApiDocument } from './openapi-document.ts';
import { openApiRouter } from './openapi-router.ts';
import { openApiText } from './openapi-text.ts';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: unknown;
}
const listParameters = (path: string) =>
  openApiDocument().paths?.[path]?.get?.parameters as unknown as Parameter[];

test('the committed document is current (else: node src/openapi/write-openapi.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')).toBe(openApiText());
});

test('the document is served', async () => {
  const response = await request(express().use(openApiRouter())).get('/api/openapi.json').expect(200);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.body.openapi).toBe('3.1.0');
});

test('every operation of the contract is described, with its answer and its problems', () => {
  for (const [id, { path }] of Object.entries(operations)) {
    const described = openApiDocument().paths?.[path]?.get;
    expect(described).toMatchObject({
      operationId: id,
      responses: {
        200: { content: { 'application/json': {} } },
        422: {
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    });
  }
});

test('a list filter is an optional, repeated query key', () => {
  const city = listParameters('/api/listings').find(({ name }) => name === 'city');
  expect(city).toMatchObject({ in: 'query', schema: { type: 'array', items: { type: 'string' } } });
  expect(city?.required).toBeFalsy();
});

test('the sizes of pictures are listed', () => {
  const width = listParameters('/media/{id}').find(({ name }) => name === 'width');
  expect(JSON.stringify(width?.schema)).toContain('1360');
});
