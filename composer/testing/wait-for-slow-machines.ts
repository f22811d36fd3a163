import { configure } from '@testing-library/dom';

// A second, as it waits by itself, is too short for a machine that does other work as well.
configure({ asyncUtilTimeout: 15_000 });
