import { Disclosure } from './disclosure.tsx';

export default {
  'default value': (
    <Disclosure label="Prix" value="Tous">
      <p>Contenu du panneau</p>
    </Disclosure>
  ),
  'value chosen': (
    <Disclosure label="Prix" value="jusqu’à € 300.000" isSet>
      <p>Contenu du panneau</p>
    </Disclosure>
  ),
};
