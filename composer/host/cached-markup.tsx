import { createStore, Provider } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { HostContext, useHost } from './host-context.ts';

/** Props that JSON holds all of. */
type Plain<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** What an element gets for its content. */
type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Content whose markup the server keeps, for a component that stands on many pages: the same props in the same language are the same
 * markup, and are rendered once (docs/decisions/0078). In the browser it is an ordinary child, hydrated as any other. A component that
 * asks for the state of a visitor or for the router fails, so that nothing of one visitor is shown to another; one that has React fetch
 * something ahead must not be kept, since only its first page would.
 */
export function useCachedMarkup<Props extends object>(
  Part: ComponentType<Props>,
): (props: Props & Plain<Props>) => Content {
  const host = useHost();
  const intl = useIntl();
  const { cachedMarkup, site } = host;
  if (!__SERVER__ || !cachedMarkup) return (props) => ({ children: <Part {...props} /> });
  const by = [Part, intl, site as object];
  const store = stateOfNobody();
  return (props) => ({
    dangerouslySetInnerHTML: {
      __html: cachedMarkup(
        { by, key: JSON.stringify(props) },
        <HostContext value={host}>
          <Provider store={store}>
            <RawIntlProvider value={intl}>
              <Part {...props} />
            </RawIntlProvider>
          </Provider>
        </HostContext>,
      ),
    },
  });
}

const stateOfNobody = () =>
  Object.assign(createStore(), {
    get: () => {
      throw new Error('Kept markup is the same for every visitor: it has no state.');
    },
  });
