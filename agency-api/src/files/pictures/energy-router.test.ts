import { expect, test } from '@jest/globals';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { answerProblem } from '../../http/problem-answers.ts';
import { energyRouter } from './energy-router.ts';

const app = express().use(energyRouter(), answerProblem);

test.each(['flanders/a_plus', 'brussels/c_sub', 'wallonia/a_plusplus', 'luxembourg/i'])(
  '%s is drawn',
  async (name) => {
    const { body, headers } = await request(app).get(`/images/epc/${name}.png`).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(body).metadata()).toMatchObject({ width: 720, height: 192, format: 'png' });
  },
);

test.each(['flanders/g', 'brussels/x', 'france/a', 'constructor/a'])('%s does not exist', async (name) => {
  const { body } = await request(app).get(`/images/epc/${name}.png`).expect(404);
  expect(body.code).toBe('picture-not-found');
});
