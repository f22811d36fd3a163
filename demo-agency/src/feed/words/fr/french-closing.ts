import { RENT } from 'shared-kit/domain/goal';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { articles, frenchNoun } from './french-noun.ts';
import { euro } from './french-grammar.ts';

/** Last paragraph: terms, and how to go on. */
export function frenchClosing(listing: Listing): Ways {
  const { goal, unit, annuity, status, family, finance, manager, asking } = listing;
  const { e, ce } = articles(frenchNoun(listing));
  if (status === 'sold' || status === 'rented') {
    const gone = {
      sold: 'Ce bien est vendu : nous en cherchons volontiers un semblable pour vous.',
      rented: 'Ce bien est loué : nous en cherchons volontiers un semblable pour vous.',
    };
    return { group: 'closing/gone', options: [
      gone[status],
      'Vous cherchez un bien comparable ? Créez une alerte : vous serez parmi les premiers informés.',
    ] };
  }
  if (status === 'visits-suspended') {
    return { group: 'closing/suspended', options: [
      "Les visites sont suspendues pour le moment : laissez-nous vos coordonnées, nous vous prévenons dès qu'elles reprennent.",
      'Les visites sont suspendues pour le moment ; nous répondons volontiers à vos questions.',
    ] };
  }
  if (annuity) {
    return { group: 'closing/annuity', options: [
      'Nous vous expliquons volontiers le mécanisme du viager et les garanties prévues pour chacun.',
      `${manager.name} vous présente le calcul du bouquet et de la rente, en toute transparence.`,
    ] };
  }
  if (status === 'for-takeover') {
    return { group: 'closing/takeover', options: [
      'Le dossier complet est transmis après un entretien confidentiel.',
      'Reprise possible à court terme, avec accompagnement du cédant.',
    ] };
  }
  if (unit) {
    const delivery = unit.project.finished
      ? 'Le bâtiment est achevé et se visite sur rendez-vous.'
      : `La livraison est prévue en ${unit.project.delivery}.`;
    return { group: 'closing/unit', options: [
      `${delivery} La vente se fait sous régime TVA ; plans et cahier des charges sont disponibles sur demande.`,
      `${delivery} Les emplacements de parking s'acquièrent en supplément.`,
      `${delivery} Le cahier des charges détaille les matériaux et les garanties.`,
    ] };
  }
  if (goal === RENT) {
    const charges = finance.chargesRenter
      ? ` Le loyer de ${euro(asking.price)} s'entend hors charges, estimées à ${euro(finance.chargesRenter)} par mois.`
      : '';
    return { group: 'closing/rent', options: [
      `Visites sur rendez-vous.${charges}`,
      `Bail ${family === 'business' ? 'commercial' : 'de trois ou neuf ans'}, état des lieux d'entrée par un expert.${charges}`,
      `Introduisez votre candidature en ligne : nous vous répondons sous deux jours ouvrables.${charges}`,
      `${manager.name} organise les visites, y compris le samedi matin.${charges}`,
      `Disponible rapidement.${charges} Les visites se font sur rendez-vous.`,
    ] };
  }
  if (family === 'land') {
    return { group: 'closing/land', options: [
      'Les prescriptions urbanistiques et le plan de bornage sont disponibles sur demande.',
      'Nous vous accompagnons dans vos premières démarches auprès de la commune.',
      `${manager.name} vous montre la parcelle sur place, plan en main.`,
    ] };
  }
  if (family === 'garage') {
    return { group: 'closing/garage', options: [
      "La clé est à l'agence : appelez-nous pour une visite.",
      'Visite sur simple rendez-vous.',
      'Une visite prend dix minutes : convenons d\'un moment.',
    ] };
  }
  return { group: 'closing/sale', options: [
    `${manager.name} vous fait visiter ${ce} sur simple rendez-vous.`,
    'Une visite vous convaincra : convenez-en par téléphone ou par message.',
    'Le dossier complet, avec plans et certificats, vous est envoyé sur demande.',
    'Visites possibles en soirée et le samedi, sur rendez-vous.',
    `À visiter sans tarder ; ${ce} est proposé${e} en exclusivité par notre agence.`,
    `N'hésitez pas à nous appeler : nous connaissons bien le quartier et vous le ferons découvrir.`,
    'Offres à adresser à notre agence, sous réserve de l’accord des propriétaires.',
  ] };
} // prettier-ignore

export function frenchHighlightsLead(): Ways {
  return {
    group: 'highlights',
    options: ['En résumé :', 'Les atouts :', 'À retenir :', 'En quelques mots :'],
  };
}
