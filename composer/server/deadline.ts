/** `DEADLINE_FACTOR`; what is no number is refused where settings are read. */
const factor = Number(process.env.DEADLINE_FACTOR) || 1;

/**
 * So many ms, times `DEADLINE_FACTOR`: more than once on a machine that is busy with something else, as that of tests. For whatever is
 * waited for, not for the figures by which code of releases is judged.
 */
export const deadline = (ms: number): number => ms * factor;
