import { createInterface } from 'node:readline';
import { newPasswordSchema } from 'shared-kit/contracts/api/owner';
import { exitWithReason } from 'composer/server';
import { openAgency } from '../open-agency.ts';
import { setOwnerPassword } from '../owners/portal/set-owner-password.ts';

const USAGE = `Usage: npm run owner-password -- owner@mail.example

Gives an owner a password, which is read from the first line of the standard input, and ends the owner's sessions.
`;

const passwordSchema = newPasswordSchema.shape.newPassword;

async function choosePassword(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) return refuse(USAGE, 2);
  const password = await firstLine();
  if (!passwordSchema.safeParse(password).success) {
    const { minLength, maxLength } = passwordSchema;
    return refuse(`The password must have ${minLength} to ${maxLength} characters.\n`, 1);
  }
  const { database, close } = await openAgency(process.env);
  await setOwnerPassword(database, { email, password });
  await close();
  process.stdout.write(`${email} has a new password.\n`);
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

function refuse(message: string, code: number): never {
  process.stderr.write(message);
  process.exit(code);
}

await choosePassword().catch(exitWithReason);
