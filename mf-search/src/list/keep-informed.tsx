import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import { GOAL_FIELD } from '../filters/form-fields.ts';
import s from './keep-informed.module.css';
import { queryInLanguage } from './query-in-language.ts';

interface KeepInformedProps {
  goal: Goal;
  query: ListingQuery;
  result: ListingPage;
}

/** Leads to the form for alerts, with the search as it stands in the address, and what was understood of its text as filters; nothing where neither the content nor a live release has that page. */
export function KeepInformed({ goal, query, result }: KeepInformedProps) {
  const { href, language } = useHost();
  const text = useText();
  const path = href('search-alert');
  if (!path) return null;
  const wishes = formatListingQuery(
    { ...queryInLanguage(query, result, { goal, language }), sort: 'newest', page: 1 },
    goal,
  );
  wishes.set(GOAL_FIELD, String(goal));
  return (
    <p className={s.keep}>
      <ButtonLink variant="secondary" to={`${path}?${wishes}`}>
        <Icon shape={mail} />
        {text('list.keepInformed')}
      </ButtonLink>
    </p>
  );
}
