import 'shared-kit/tokens/tokens.css';
import './map-frame.css';
import { FRAME_ROOT } from 'composer/contract';
import { startMap } from './start-map.ts';

startMap(document.getElementById(FRAME_ROOT)!);
