/** The part of react-router that remotes may use: all of it would be twice the size (docs/decisions/0004). */
export {
  Link,
  Outlet,
  createContext,
  data,
  isRouteErrorResponse,
  matchPath,
  redirect,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
