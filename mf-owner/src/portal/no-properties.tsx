import { FormattedMessage } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { house } from 'shared-kit/domain/icon-shapes';

/** An owner whose properties are not, or not any more, on the site. */
export function NoProperties() {
  const { agency } = useHost().site;
  return (
    <EmptyState
      shape={house}
      title={<FormattedMessage id="portal.empty.title" />}
      actions={
        <>
          {agency.phone && (
            <ButtonLink to={`tel:${agency.phone}`}>
              <FormattedMessage id="portal.empty.call" />
            </ButtonLink>
          )}
          {agency.email && (
            <ButtonLink to={`mailto:${agency.email}`} variant="secondary">
              <FormattedMessage id="portal.empty.write" />
            </ButtonLink>
          )}
        </>
      }
    >
      <FormattedMessage id="portal.empty.text" values={{ agency: agency.name }} />
    </EmptyState>
  );
}
