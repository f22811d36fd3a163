import { TextArea } from './text-area.tsx';

export default {
  empty: <TextArea label="Message" hint="Dites-nous ce que vous cherchez." />,
  filled: <TextArea label="Message" defaultValue={'Bonjour,\nje cherche une maison.'} />,
  wrong: <TextArea label="Message" error="Le message est trop long." />,
  disabled: <TextArea label="Message" disabled />,
};
