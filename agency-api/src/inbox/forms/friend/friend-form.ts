import { maySendTo, toReceiver } from '../../friends/receivers.ts';
import { mailToken } from '../../../mail/mail-token.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { defineForm } from '../form-definition.ts';
import { friendMail } from './friend-mail.ts';
import { friendWords } from './friend-words.ts';

/** Sends a property to a friend. The sender learns nothing of what the friend wants: refused or too many, the answer is the same. */
export const friendForm = defineForm({
  kind: 'send-to-friend',
  command: 'sendToFriend',
  words: friendWords,
  needsCaptcha: true,
  mailsVisitor: false,
  kept: ({ friendEmail: _email, friendFirstName: _first, friendLastName: _last, ...fields }) => fields,
  async store(transaction, { fields, language, property }, { config, siteUrl }) {
    if (!property || !siteUrl) return;
    const receiver = await toReceiver(transaction, fields.friendEmail);
    if (!(await maySendTo(transaction, receiver))) return;
    const token = await mailToken(transaction, 'friends', receiver.address);
    await queueMail(
      transaction,
      friendMail(config, { to: fields.friendEmail, language, property, site: siteUrl, token }),
    );
  },
});
