import 'leaflet/dist/leaflet.css';
import 'shared-kit/tokens/tokens.css';
import './map-frame.css';
import { FRAME_ROOT } from 'shared-kit/contracts/frames';
import { startMap } from './start-map.ts';

startMap(document.getElementById(FRAME_ROOT)!);
