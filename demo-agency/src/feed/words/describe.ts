import type { Listing } from '../listing.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { Dealer } from './dealer.ts';
import type { Voice, Ways } from './voice.ts';

/** A description of two to five short paragraphs of HTML, some with a list of highlights. */
export function describe(listing: Listing, voice: Voice, dealer: Dealer, random: Random): string {
  const say = (ways: Ways | null) => (ways ? dealer.deal(ways) : '');
  const points = listing.points.slice(0, random.int(2, 4)).map((key) => say(voice.point(listing, key)));
  const { lead, items } = voice.highlights(listing);
  const listed = items.length >= 3 && random.chance(0.35);
  return [
    paragraph(say(voice.opening(listing)), say(voice.setting(listing))),
    paragraph(say(voice.inside(listing)), say(voice.kitchen(listing))),
    paragraph(...points),
    listed ? paragraph(say(lead)) + list(items) : '',
    !listed && random.chance(0.75) ? paragraph(say(voice.technical(listing))) : '',
    paragraph(say(voice.closing(listing))),
  ].join('');
}

function paragraph(...sentences: string[]): string {
  const text = sentences.filter(Boolean).join(' ');
  return text && `<p>${text}</p>`;
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
