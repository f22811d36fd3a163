import { Picket } from './picket.tsx';

export default { drawing: <Picket /> };
