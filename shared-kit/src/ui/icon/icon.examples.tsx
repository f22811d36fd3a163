import { Icon } from './icon.tsx';
import * as shapes from './shapes.tsx';

export default {
  'all shapes': Object.entries(shapes).map(([name, shape]) => (
    <span key={name} title={name}>
      <Icon shape={shape} />
    </span>
  )),
};
