import type { Language } from 'shared-kit/domain/languages';

interface Facts {
  name: string;
  oldEmail: string;
  newEmail: string;
}
type Words = (facts: Facts) => { subject: string; text: string };

/** What the agency is told when an owner signs in with another e-mail from now on, or objected to that. */
export const AGENCY_WORDS: Record<Language, Record<'changed' | 'undone' | 'stopped', Words>> = {
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
