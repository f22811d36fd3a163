import type { Language } from 'shared-kit/domain/languages';

interface DemandMailTexts {
  confirm: {
    subject: string;
    why: string;
    link: string;
    change: string;
    notYou: string;
  };
  alert: {
    subject(count: number): string;
    greeting: string;
    why(count: number): string;
    isNew: string;
    isCheaper: string;
    bedrooms(count: number): string;
    more(count: number): string;
    change: string;
    stop: string;
    closing: string;
  };
}

/** Texts of the mails about a demand: its confirmation, and its alerts. */
export const DEMAND_MAIL_TEXTS: Record<Language, DemandMailTexts> = {
  nl: {
    confirm: {
      subject: 'Bevestig uw zoekopdracht',
      why: 'Bedankt voor uw zoekopdracht. Bevestig ze met de link hieronder: vanaf dan krijgt u een e-mail zodra er een pand bij komt dat past.',
      link: 'Mijn zoekopdracht bevestigen',
      change: 'Met dezelfde link kunt u ze op elk moment wijzigen of stopzetten.',
      notYou: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: zonder bevestiging sturen we u niets.',
    },
    alert: {
      subject: (count) =>
        count === 1 ? 'Een pand voor uw zoekopdracht' : `${count} panden voor uw zoekopdracht`,
      greeting: 'Goedendag,',
      why: (count) =>
        count === 1 ? 'Dit pand past bij uw zoekopdracht.' : 'Deze panden passen bij uw zoekopdracht.',
      isNew: 'Nieuw',
      isCheaper: 'Prijsverlaging',
      bedrooms: (count) => (count === 1 ? '1 slaapkamer' : `${count} slaapkamers`),
      more: (count) => `En nog ${count} andere op de site.`,
      change: 'Mijn zoekopdracht wijzigen',
      stop: 'Geen e-mails meer ontvangen',
      closing: 'Met vriendelijke groeten,',
    },
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre alerte',
      why: 'Merci de nous avoir confié votre recherche. Confirmez-la par le lien ci-dessous : dès lors, vous recevez un e-mail chaque fois qu’un bien y correspond.',
      link: 'Confirmer mon alerte',
      change: 'Le même lien permet de la modifier ou de l’arrêter à tout moment.',
      notYou: 'Vous n’avez rien demandé ? Ne faites rien : sans confirmation, nous ne vous envoyons rien.',
    },
    alert: {
      subject: (count) =>
        count === 1 ? 'Un bien pour votre recherche' : `${count} biens pour votre recherche`,
      greeting: 'Bonjour,',
      why: (count) =>
        count === 1 ? 'Ce bien correspond à votre recherche.' : 'Ces biens correspondent à votre recherche.',
      isNew: 'Nouveau',
      isCheaper: 'Baisse de prix',
      bedrooms: (count) => (count === 1 ? '1 chambre' : `${count} chambres`),
      more: (count) => (count === 1 ? 'Et un autre sur le site.' : `Et ${count} autres sur le site.`),
      change: 'Modifier mon alerte',
      stop: 'Ne plus recevoir d’e-mails',
      closing: 'Bien à vous,',
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your search alert',
      why: 'Thank you for telling us what you are looking for. Confirm it with the link below: from then on you get an e-mail whenever a property matches.',
      link: 'Confirm my search alert',
      change: 'You can change or stop it with the same link at any time.',
      notYou: 'Not you? There is nothing to do: without a confirmation we send you nothing.',
    },
    alert: {
      subject: (count) =>
        count === 1 ? 'A property for your search' : `${count} properties for your search`,
      greeting: 'Hello,',
      why: (count) =>
        count === 1 ? 'This property matches your search.' : 'These properties match your search.',
      isNew: 'New',
      isCheaper: 'Price reduced',
      bedrooms: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
      more: (count) => (count === 1 ? 'And another one on the site.' : `And ${count} more on the site.`),
      change: 'Change my search alert',
      stop: 'Receive no more e-mails',
      closing: 'Kind regards,',
    },
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihren Suchauftrag',
      why: 'vielen Dank für Ihren Suchauftrag. Bestätigen Sie ihn mit dem Link unten: Von da an erhalten Sie eine E-Mail, sobald eine Immobilie dazu passt.',
      link: 'Suchauftrag bestätigen',
      change: 'Mit demselben Link können Sie ihn jederzeit ändern oder beenden.',
      notYou:
        'Sie haben nichts angefragt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung senden wir Ihnen nichts.',
    },
    alert: {
      subject: (count) =>
        count === 1 ? 'Eine Immobilie für Ihren Suchauftrag' : `${count} Immobilien für Ihren Suchauftrag`,
      greeting: 'Guten Tag,',
      why: (count) =>
        count === 1
          ? 'diese Immobilie passt zu Ihrem Suchauftrag.'
          : 'diese Immobilien passen zu Ihrem Suchauftrag.',
      isNew: 'Neu',
      isCheaper: 'Preissenkung',
      bedrooms: (count) => `${count} Schlafzimmer`,
      more: (count) =>
        count === 1 ? 'Und eine weitere auf der Website.' : `Und ${count} weitere auf der Website.`,
      change: 'Suchauftrag ändern',
      stop: 'Keine E-Mails mehr erhalten',
      closing: 'Mit freundlichen Grüßen',
    },
  },
};
