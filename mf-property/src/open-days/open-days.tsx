import { openDayPath } from 'shared-kit/contracts/api/property-files';
import type { PropertyDetail, OpenDay } from 'shared-kit/contracts/api/property';
import { dayText, slotText } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { calendar } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import s from './open-days.module.css';

/** When the home is open to whoever comes, each with a file for calendars (product P28); the loader leaves out those that are over. */
export function OpenDays({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { language } = useHost();
  const { id, openDays = [], openDaysLanguage } = property;
  if (openDays.length === 0) return null;
  return (
    <section className={s.openDays} aria-labelledby={TITLE_ID}>
      <Icon shape={calendar} className={s.icon} />
      <div className={s.body}>
        <h2 id={TITLE_ID} className={s.title}>
          {text('openDays.title', { count: openDays.length })}
        </h2>
        <ul role="list" className={s.days}>
          {openDays.map(({ startsAt, day, slot, note }) => {
            const when = `${dayText(day, language, false)}, ${slotText(slot)}`;
            return (
              <li key={startsAt}>
                <p className={s.when}>
                  <time dateTime={startsAt}>{when}</time>
                  <a
                    className={s.add}
                    href={openDayPath(id, startsAt, language)}
                    download
                    rel="nofollow"
                    aria-label={text('openDays.addNamed', { when })}
                  >
                    {text('openDays.add')}
                  </a>
                </p>
                {note && (
                  <p className={s.note} lang={openDaysLanguage}>
                    {note}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const TITLE_ID = 'open-days';

/** Open days that are not over; answers of the API are kept, so that some may be. */
export const daysToCome = (openDays: readonly OpenDay[] | undefined, now: Date): OpenDay[] =>
  (openDays ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
