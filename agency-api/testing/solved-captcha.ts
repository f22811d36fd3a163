import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Express } from 'express';
import request from 'supertest';

/** A solution of the site's own captcha, as its widget sends it. */
export async function solvedCaptcha(app: Express): Promise<string> {
  const { body: challenge } = await request(app).get('/api/forms/captcha').expect(200);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
