import { Link } from './link.tsx';

export default {
  'path of the site': <Link to="/fr/contact/">Contact</Link>,
  'another site, in a tab of its own': <Link to="https://www.example/">example</Link>,
  telephone: <Link to="tel:081001234">081 00 12 34</Link>,
};
