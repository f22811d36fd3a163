import { expect, test } from '@jest/globals';
import express from 'express';
import QRCode from 'qrcode';
import request from 'supertest';
import { answerProblem } from '../../../http/problem-answers.ts';
import { qrRouter } from './qr-router.ts';

const appWith = (publicUrl?: string) => express().use(qrRouter({ publicUrl }), answerProblem);
const drawCode = (address: string) =>
  QRCode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });

test('the code is that of the absolute address of the page', async () => {
  const { body, headers } = await request(appWith('https://agency.example'))
    .get('/media/qr.svg?path=/fr/a-vendre/eghezee/belle-villa/1399/')
    .expect(200);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(body.toString()).toBe(
    await drawCode('https://agency.example/fr/a-vendre/eghezee/belle-villa/1399/'),
  );
});

test('without a public address it uses the origin of the request, and is not cached', async () => {
  const { body, headers } = await request(appWith())
    .get('/media/qr.svg?path=/fr/')
    .set('host', 'here.example')
    .expect(200);
  expect(body.toString()).toBe(await drawCode('http://here.example/fr/'));
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  '',
  '/fr',
  'https://evil.example/',
  '//evil.example/',
  '/fr/../../x/',
  '/fr/?a=1/',
  '/FR/',
  `/${'a'.repeat(300)}/`,
])('the path %p is refused', async (path) => {
  const { body } = await request(appWith('https://agency.example'))
    .get('/media/qr.svg')
    .query({ path })
    .expect(422);
  expect(body.errors[0]).toMatchObject({ field: 'path' });
});
