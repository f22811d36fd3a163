import { search } from '../../domain/icon-shapes.ts';
import { TextField } from './text-field.tsx';

export default {
  empty: <TextField label="Prénom" hint="(facultatif)" />,
  filled: <TextField label="Prénom" defaultValue="Marie" />,
  wrong: <TextField label="Prénom" error="Le prénom est obligatoire" />,
  disabled: <TextField label="Prénom" disabled />,
  'with an icon': <TextField label="Rechercher" hideLabel shape={search} placeholder="Commune" />,
};
