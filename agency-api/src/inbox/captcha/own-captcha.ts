import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

/** Cost: solved in about a second by a phone, verified in a millisecond. */
const COST = 1000;
const COUNTER = { min: 500, max: 1500 };
const VALID_MINUTES = 20;

/** A proof-of-work challenge (product C10). */
export function newChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    deriveKey,
    expiresAt: new Date(Date.now() + VALID_MINUTES * 60_000),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}/key`,
  });
}

/** An answer that was accepted, identified by its signature: a second use is a replay. */
export interface SolvedCaptcha {
  signature: string;
  expiresAt: Date;
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string().min(1),
  }),
  solution: z.looseObject({}),
});

/** Verifies the payload of the widget (base64 of JSON). Undefined when it is not a valid solution of an own, unexpired challenge. */
export async function checkSolution(text: string, secret: string): Promise<SolvedCaptcha | undefined> {
  const payload = parsePayload(text);
  if (!payload) return undefined;
  const { challenge, solution } = payload as unknown as Payload;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}/key`,
  }).catch(() => ({ verified: false }));
  if (!verified) return undefined;
  return {
    signature: payload.challenge.signature,
    expiresAt: new Date(payload.challenge.parameters.expiresAt * 1000),
  };
}

function parsePayload(text: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
