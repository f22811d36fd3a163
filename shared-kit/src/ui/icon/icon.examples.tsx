import { Icon } from './icon.tsx';
import * as shapes from '../../domain/icon-shapes.ts';

export default {
  'all shapes': Object.entries(shapes).map(([name, shape]) => (
    <span key={name} title={name}>
      <Icon shape={shape} />
    </span>
  )),
};
