import { ContactBar } from './contact-bar.tsx';

export default {
  'on a phone, at the foot of the window': (
    <ContactBar
      label="Contacter l’agence"
      call={{ label: 'Appeler', phone: '081001234' }}
      ask={{ label: 'Poser une question', to: '#question' }}
    />
  ),
  'with visits to book': (
    <ContactBar
      label="Contacter l’agence"
      call={{ label: 'Appeler', phone: '081001234' }}
      visit={{ label: 'Visiter', to: '#visit' }}
      ask={{ label: 'Question', to: '#question' }}
    />
  ),
};
