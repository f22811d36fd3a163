import { IntlProvider } from 'react-intl';
import { PrintFoot } from './print-foot.tsx';

const messages = { 'print.scan': 'Scannez pour ouvrir la page', 'print.qr': 'Code QR de la page' };

export default {
  'on paper only': (
    <IntlProvider locale="fr-BE" messages={messages}>
      <PrintFoot
        contact={{ name: 'Julien Marchal', phone: '0470120104', email: 'julien@agency.example' }}
        path="/fr/a-vendre/namur/villa/1399/"
        address="https://agency.example/fr/property/1399/"
      />
    </IntlProvider>
  ),
};
