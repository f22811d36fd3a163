import 'shared-kit/tokens/tokens.css';
import '../map-frame/map-frame.css';
import './google-map.css';
import { FRAME_ROOT } from 'composer/contract';
import { startGoogleMap } from './start-google-map.tsx';

startGoogleMap(document.getElementById(FRAME_ROOT)!);
