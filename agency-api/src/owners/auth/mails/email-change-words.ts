import type { Language } from 'shared-kit/domain/languages';

interface Words {
  greeting: string;
  asked: { subject: string; text(newEmail: string): string };
  changed: { subject: string; text(newEmail: string): string };
  undone: { subject: string; text(restored: string): string };
  notYou: string;
  /** Label of the link. */
  undo: string;
}

/** What owners are told of a change of their e-mail. */
export const EMAIL_CHANGE_WORDS: Record<Language, (firstName: string, agency: string) => Words> = {
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
