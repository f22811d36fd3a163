import { RENT } from 'shared-kit/domain/goal';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { euro } from './english-grammar.ts';
import { englishNoun } from './english-noun.ts';

/** Last paragraph: terms, and how to go on. */
export function englishClosing(listing: Listing): Ways {
  const { goal, unit, annuity, status, family, finance, manager, asking } = listing;
  const noun = englishNoun(listing);
  if (status === 'sold' || status === 'rented') {
    const gone = {
      sold: 'This property is sold: we will gladly look for a similar one for you.',
      rented: 'This property is let: we will gladly look for a similar one for you.',
    };
    return { group: 'closing/gone', options: [
      gone[status],
      'Looking for something comparable? Set up an alert and be among the first to know.',
    ] };
  }
  if (status === 'visits-suspended') {
    return { group: 'closing/suspended', options: [
      'Viewings are suspended for now: leave us your details and we will let you know when they resume.',
      'Viewings are suspended for now; we will gladly answer your questions.',
    ] };
  }
  if (annuity) {
    return { group: 'closing/annuity', options: [
      'We will gladly explain how a life annuity works and how each party is protected.',
      `${manager.name} will take you through the calculation of bouquet and annuity, in full transparency.`,
    ] };
  }
  if (status === 'for-takeover') {
    return { group: 'closing/takeover', options: [
      'The full file is available after a confidential meeting.',
      'A takeover at short notice is possible, with the help of the present owner.',
    ] };
  }
  if (unit) {
    const delivery = unit.project.finished
      ? 'The building is finished and can be viewed by appointment.'
      : `Delivery is planned for ${unit.project.delivery}.`;
    return { group: 'closing/unit', options: [
      `${delivery} The sale is subject to VAT; plans and specification are available on request.`,
      `${delivery} Parking spaces can be bought separately.`,
      `${delivery} The specification sets out the materials and guarantees.`,
    ] };
  }
  if (goal === RENT) {
    const charges = finance.chargesRenter
      ? ` The rent of ${euro(asking.price)} does not include charges, estimated at ${euro(finance.chargesRenter)} a month.`
      : '';
    return { group: 'closing/rent', options: [
      `Viewings by appointment.${charges}`,
      `${family === 'business' ? 'Commercial lease' : 'Lease of three or nine years'}, with an inventory of fixtures drawn up by an expert.${charges}`,
      `Apply online: we answer within two working days.${charges}`,
      `${manager.name} arranges viewings, on Saturday mornings too.${charges}`,
      `Available soon.${charges} Viewings are by appointment.`,
    ] };
  }
  if (family === 'land') {
    return { group: 'closing/land', options: [
      'The planning rules and the boundary plan are available on request.',
      'We help you with the first steps at the town hall.',
      `${manager.name} will show you the plot on site, plan in hand.`,
    ] };
  }
  if (family === 'garage') {
    return { group: 'closing/garage', options: [
      'We keep the key at the office: call us for a viewing.',
      'Viewings at short notice, Saturdays included.',
      'A viewing takes ten minutes: let us find a moment.',
    ] };
  }
  return { group: 'closing/sale', options: [
    `${manager.name} will be pleased to show you this ${noun} by appointment.`,
    'A visit will convince you: call us or send a message to arrange yours.',
    'The full file, with plans and certificates, will be sent to you on request.',
    'Viewings are possible in the evening and on Saturdays, by appointment.',
    `Do not wait too long: this ${noun} is offered exclusively by our agency.`,
    'Give us a call: we know the neighbourhood well and will gladly show you around.',
    "Offers should be addressed to our agency, subject to the owners' consent.",
  ] };
} // prettier-ignore

export function englishHighlightsLead(): Ways {
  return {
    group: 'highlights',
    options: ['In short:', 'The highlights:', 'Worth remembering:', 'At a glance:'],
  };
}
