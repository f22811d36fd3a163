import type { Language } from 'shared-kit/domain/languages';

type Fact =
  | 'household'
  | 'resources'
  | 'adults'
  | 'children'
  | 'childrenAges'
  | 'pets'
  | 'moveDate'
  | 'income1'
  | 'income2'
  | 'reason';

interface Words {
  labels: Record<Fact, string>;
  perMonth(amount: string): string;
}

/** What the agency reads of an application. */
export const APPLICATION_FACTS: Record<Language, Words> = {
  nl: {
    labels: {
      household: 'Personen in het gezin',
      resources: 'Bestaansmiddelen',
      adults: 'Volwassenen',
      children: 'Kinderen',
      childrenAges: 'Leeftijd van de kinderen',
      pets: 'Huisdieren',
      moveDate: 'Gewenste intrekdatum',
      income1: 'Netto-inkomen persoon 1',
      income2: 'Netto-inkomen persoon 2',
      reason: 'Reden van de verhuizing',
    },
    perMonth: (amount) => `${amount} per maand`,
  },
  fr: {
    labels: {
      household: 'Personnes dans le ménage',
      resources: 'Ressources financières',
      adults: 'Adultes',
      children: 'Enfants',
      childrenAges: 'Âge des enfants',
      pets: 'Animaux',
      moveDate: 'Emménagement souhaité',
      income1: 'Revenu net, personne 1',
      income2: 'Revenu net, personne 2',
      reason: 'Motif du déménagement',
    },
    perMonth: (amount) => `${amount} par mois`,
  },
  en: {
    labels: {
      household: 'People in the household',
      resources: 'Financial resources',
      adults: 'Adults',
      children: 'Children',
      childrenAges: 'Ages of the children',
      pets: 'Pets',
      moveDate: 'Wishes to move in on',
      income1: 'Net income, person 1',
      income2: 'Net income, person 2',
      reason: 'Reason for moving',
    },
    perMonth: (amount) => `${amount} a month`,
  },
  de: {
    labels: {
      household: 'Personen im Haushalt',
      resources: 'Finanzielle Mittel',
      adults: 'Erwachsene',
      children: 'Kinder',
      childrenAges: 'Alter der Kinder',
      pets: 'Haustiere',
      moveDate: 'Gewünschter Einzug',
      income1: 'Nettoeinkommen Person 1',
      income2: 'Nettoeinkommen Person 2',
      reason: 'Grund des Umzugs',
    },
    perMonth: (amount) => `${amount} im Monat`,
  },
};
