import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Ends all sessions but this one. */
export const sendSignOutElsewhere: SendForm = async (api) =>
  api.send('signOutElsewhere', { body: {} }).then(() => undefined, ownerRefusal);
