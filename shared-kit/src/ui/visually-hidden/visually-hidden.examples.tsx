import { VisuallyHidden } from './visually-hidden.tsx';

export default {
  'read aloud only': (
    <p>
      Prix <VisuallyHidden>en euros</VisuallyHidden>
    </p>
  ),
};
