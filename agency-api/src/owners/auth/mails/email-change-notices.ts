import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerMail } from './owner-mail.ts';

/** What the agency is told of. */
interface EmailChangeNews {
  /** `stopped`: undone before it was in force. */
  kind: 'changed' | 'undone' | 'stopped';
  oldEmail: string;
  newEmail: string;
}

/** Mails that tell of a change of the e-mail with which an owner signs in (product O21). */
export interface EmailChangeNotices {
  /** To the old one, once a change was asked for; `undo` is where it is stopped. */
  asked(newEmail: string, undo: string): Mail;
  /** To the old one, once it is in force. */
  changed(change: { oldEmail: string; newEmail: string }, undo: string): Mail;
  /** To the new one, once it is undone. */
  undone(change: { dropped: string; restored: string }): Mail;
  /** In the site's first language. */
  toAgency(news: EmailChangeNews, mailbox: string): Mail;
}

/** In the language of `owner`. */
export function emailChangeNotices(config: AgencyConfig, owner: FeedOwner): EmailChangeNotices {
  const { agency } = config;
  const words = EMAIL_CHANGE_WORDS[owner.language](owner.firstName, agency.name);
  const to = (email: string, subject: string, body: (string | MailBlock)[]): Mail => ({
    ...ownerMail(config, { ...owner, email }, { subject, body: [words.greeting, ...body] }),
    replyTo: agency.email,
  });
  const undoLink = (address: string): MailBlock => ({ kind: 'link', label: words.undo, address });
  return {
    asked: (newEmail, undo) =>
      to(owner.email, words.asked.subject, [words.asked.text(newEmail), words.notYou, undoLink(undo)]),
    changed: ({ oldEmail, newEmail }, undo) =>
      to(oldEmail, words.changed.subject, [words.changed.text(newEmail), words.notYou, undoLink(undo)]),
    undone: ({ dropped, restored }) => to(dropped, words.undone.subject, [words.undone.text(restored)]),
    toAgency({ kind, oldEmail, newEmail }, mailbox) {
      const language = config.languages.default;
      const name = `${owner.firstName} ${owner.lastName}`;
      const { subject, text } = AGENCY_WORDS[language][kind]({ name, oldEmail, newEmail });
      return {
        to: { name: agency.name, address: mailbox },
        subject,
        ...layOutMail(config, language, [{ kind: 'text', text }]),
      };
    },
  };
}

interface OwnerWords {
  greeting: string;
  asked: { subject: string; text(newEmail: string): string };
  changed: { subject: string; text(newEmail: string): string };
  undone: { subject: string; text(restored: string): string };
  notYou: string;
  /** Label of the link. */
  undo: string;
}

/** What owners are told of a change of their e-mail. */
const EMAIL_CHANGE_WORDS: Record<Language, (firstName: string, agency: string) => OwnerWords> = {
  fr: (firstName, agency) => ({
    greeting: `Bonjour ${firstName},`,
    asked: {
      subject: `Nouvelle adresse e-mail demandée – ${agency}`,
      text: (email) =>
        `Vous souhaitez vous connecter à votre espace propriétaire avec ${email}. Un lien de confirmation y a été envoyé ; d’ici là, rien ne change.`,
    },
    changed: {
      subject: `Votre adresse e-mail a été modifiée – ${agency}`,
      text: (email) =>
        `Vous vous connectez désormais à votre espace propriétaire avec ${email}. Vos autres appareils ont été déconnectés.`,
    },
    undone: {
      subject: `Changement d’adresse e-mail annulé – ${agency}`,
      text: (email) =>
        `Le changement d’adresse de votre espace propriétaire a été annulé depuis l’ancienne boîte : vous vous connectez à nouveau avec ${email}. Si cela vous étonne, appelez ${agency}.`,
    },
    notYou:
      'Ce n’était pas vous ? Ce lien, valable 7 jours, annule le changement, déconnecte tous les appareils et rend un nouveau mot de passe nécessaire.',
    undo: 'Ce n’était pas moi',
  }),
  nl: (firstName, agency) => ({
    greeting: `Dag ${firstName},`,
    asked: {
      subject: `Nieuw e-mailadres gevraagd – ${agency}`,
      text: (email) =>
        `U wilt zich met ${email} aanmelden op uw eigenaarsportaal. We stuurden er een link naartoe om dat te bevestigen; tot dan verandert er niets.`,
    },
    changed: {
      subject: `Uw e-mailadres is gewijzigd – ${agency}`,
      text: (email) =>
        `U meldt zich voortaan met ${email} aan op uw eigenaarsportaal. Uw andere toestellen zijn afgemeld.`,
    },
    undone: {
      subject: `Wijziging van het e-mailadres ongedaan gemaakt – ${agency}`,
      text: (email) =>
        `De adreswijziging van uw eigenaarsportaal is ongedaan gemaakt vanuit de vorige mailbox: u meldt zich opnieuw aan met ${email}. Verrast u dat? Bel dan ${agency}.`,
    },
    notYou:
      'Was u dit niet? Deze link, 7 dagen geldig, maakt de wijziging ongedaan, meldt alle toestellen af en maakt een nieuw wachtwoord nodig.',
    undo: 'Dit was ik niet',
  }),
  en: (firstName, agency) => ({
    greeting: `Hello ${firstName},`,
    asked: {
      subject: `New e-mail address asked for – ${agency}`,
      text: (email) =>
        `You would like to sign in to your owner portal with ${email}. A link to confirm it has been sent there; until then nothing changes.`,
    },
    changed: {
      subject: `Your e-mail address has been changed – ${agency}`,
      text: (email) =>
        `From now on you sign in to your owner portal with ${email}. Your other devices have been signed out.`,
    },
    undone: {
      subject: `Change of e-mail address undone – ${agency}`,
      text: (email) =>
        `The change of the address of your owner portal was undone from the former mailbox: you sign in with ${email} again. If this surprises you, call ${agency}.`,
    },
    notYou:
      'Was it not you? This link, valid for 7 days, undoes the change, signs out all devices and makes a new password necessary.',
    undo: 'It was not me',
  }),
  de: (firstName, agency) => ({
    greeting: `Guten Tag ${firstName},`,
    asked: {
      subject: `Neue E-Mail-Adresse angefordert – ${agency}`,
      text: (email) =>
        `Sie möchten sich mit ${email} in Ihrem Eigentümerportal anmelden. Dorthin wurde ein Link zur Bestätigung geschickt; bis dahin ändert sich nichts.`,
    },
    changed: {
      subject: `Ihre E-Mail-Adresse wurde geändert – ${agency}`,
      text: (email) =>
        `Ab jetzt melden Sie sich mit ${email} in Ihrem Eigentümerportal an. Ihre anderen Geräte wurden abgemeldet.`,
    },
    undone: {
      subject: `Änderung der E-Mail-Adresse rückgängig gemacht – ${agency}`,
      text: (email) =>
        `Die Adressänderung Ihres Eigentümerportals wurde aus dem früheren Postfach rückgängig gemacht: Sie melden sich wieder mit ${email} an. Falls Sie das überrascht, rufen Sie ${agency} an.`,
    },
    notYou:
      'Waren Sie das nicht? Dieser Link, 7 Tage gültig, macht die Änderung rückgängig, meldet alle Geräte ab und macht ein neues Passwort nötig.',
    undo: 'Das war ich nicht',
  }),
};

interface Facts {
  name: string;
  oldEmail: string;
  newEmail: string;
}
type AgencyWords = (facts: Facts) => { subject: string; text: string };

/** What the agency is told when an owner signs in with another e-mail from now on, or objected to that. */
const AGENCY_WORDS: Record<Language, Record<'changed' | 'undone' | 'stopped', AgencyWords>> = {
  fr: {
    changed: ({ name, oldEmail, newEmail }) => ({
      subject: `Espace propriétaire : nouvelle adresse e-mail (${name})`,
      text: `${name} se connecte désormais à l’espace propriétaire avec ${newEmail} au lieu de ${oldEmail}. Les e-mails du site vont à la nouvelle adresse. Reprenez-la dans votre logiciel quand vous le souhaitez : l’accès reste.`,
    }),
    undone: ({ name, oldEmail, newEmail }) => ({
      subject: `Espace propriétaire : changement d’adresse contesté (${name})`,
      text: `Le changement d’adresse e-mail de ${name} a été annulé depuis l’ancienne boîte (${newEmail}) : quelqu’un d’autre l’a peut-être demandé (${oldEmail}). Toutes les sessions sont fermées et un nouveau mot de passe est nécessaire. Appelez ce propriétaire.`,
    }),
    stopped: ({ name, oldEmail, newEmail }) => ({
      subject: `Espace propriétaire : changement d’adresse contesté (${name})`,
      text: `Un changement d’adresse e-mail de ${name} a été refusé depuis sa boîte (${oldEmail}) ; il n’était pas en vigueur. Quelqu’un d’autre a peut-être demandé la nouvelle adresse (${newEmail}) et connaissait le mot de passe. Toutes les sessions sont fermées et un nouveau mot de passe est nécessaire. Appelez ce propriétaire.`,
    }),
  },
  nl: {
    changed: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigenaarsportaal: nieuw e-mailadres (${name})`,
      text: `${name} meldt zich voortaan aan op het eigenaarsportaal met ${newEmail} in plaats van ${oldEmail}. De e-mails van de site gaan naar het nieuwe adres. Neem het over in uw software wanneer u wilt: de toegang blijft.`,
    }),
    undone: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigenaarsportaal: adreswijziging betwist (${name})`,
      text: `De wijziging van het e-mailadres van ${name} is ongedaan gemaakt vanuit de vorige mailbox (${newEmail}): mogelijk vroeg iemand anders ze aan (${oldEmail}). Alle sessies zijn beëindigd en een nieuw wachtwoord is nodig. Bel deze eigenaar.`,
    }),
    stopped: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigenaarsportaal: adreswijziging betwist (${name})`,
      text: `Een wijziging van het e-mailadres van ${name} is geweigerd vanuit de eigen mailbox (${oldEmail}); ze was nog niet van kracht. Mogelijk vroeg iemand anders het nieuwe adres aan (${newEmail}), en kende die het wachtwoord. Alle sessies zijn beëindigd en een nieuw wachtwoord is nodig. Bel deze eigenaar.`,
    }),
  },
  en: {
    changed: ({ name, oldEmail, newEmail }) => ({
      subject: `Owner portal: new e-mail address (${name})`,
      text: `${name} now signs in to the owner portal with ${newEmail} instead of ${oldEmail}. The site’s e-mails go to the new address. Take it over into your software whenever you like: the access stays.`,
    }),
    undone: ({ name, oldEmail, newEmail }) => ({
      subject: `Owner portal: change of address contested (${name})`,
      text: `The change of ${name}’s e-mail address was undone from the former mailbox (${newEmail}): somebody else may have asked for it (${oldEmail}). All sessions are closed and a new password is needed. Call this owner.`,
    }),
    stopped: ({ name, oldEmail, newEmail }) => ({
      subject: `Owner portal: change of address contested (${name})`,
      text: `A change of ${name}’s e-mail address was refused from the owner’s mailbox (${oldEmail}); it was not in force yet. Somebody else may have asked for the new address (${newEmail}), and knew the password. All sessions are closed and a new password is needed. Call this owner.`,
    }),
  },
  de: {
    changed: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigentümerportal: neue E-Mail-Adresse (${name})`,
      text: `${name} meldet sich ab jetzt mit ${newEmail} statt mit ${oldEmail} im Eigentümerportal an. Die E-Mails der Website gehen an die neue Adresse. Übernehmen Sie sie in Ihre Software, wann Sie möchten: Der Zugang bleibt.`,
    }),
    undone: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigentümerportal: Adressänderung bestritten (${name})`,
      text: `Die Änderung der E-Mail-Adresse von ${name} wurde aus dem früheren Postfach (${newEmail}) rückgängig gemacht: Vielleicht hat sie jemand anderes verlangt (${oldEmail}). Alle Sitzungen sind beendet, und ein neues Passwort ist nötig. Rufen Sie diesen Eigentümer an.`,
    }),
    stopped: ({ name, oldEmail, newEmail }) => ({
      subject: `Eigentümerportal: Adressänderung bestritten (${name})`,
      text: `Eine Änderung der E-Mail-Adresse von ${name} wurde aus dem eigenen Postfach (${oldEmail}) abgelehnt; sie war noch nicht in Kraft. Vielleicht hat jemand anderes die neue Adresse (${newEmail}) verlangt und das Passwort gekannt. Alle Sitzungen sind beendet, und ein neues Passwort ist nötig. Rufen Sie diesen Eigentümer an.`,
    }),
  },
};
