/** Length of a step of the history, for events up to two days, weeks, and more. */
const STEPS = [900, 3_600, 6 * 3_600, 24 * 3_600] as const;
const WANTED_STEPS = 200;
const MAX_POINTS = 500;

/** Returns the length of a step, in seconds. @param eventSeconds length of the event */
export function stepOf(eventSeconds: number): number {
  return STEPS.find((step) => eventSeconds / step <= WANTED_STEPS) ?? STEPS[STEPS.length - 1] ?? 900;
}

interface Step {
  at: number;
  entered: number;
  left: number;
}

/**
 * Adds up the steps, and fills those in which no one moved, until now while guests are inside.
 * @param now milliseconds since 1970
 */
export function historyOf(steps: readonly Step[], stepSeconds: number, now: number) {
  const [first, latest] = [steps[0], steps.at(-1)];
  if (!first || !latest) return [];
  const stepMs = stepSeconds * 1000;
  const left = steps.reduce((sum, step) => sum + step.entered - step.left, 0);
  const last = left > 0 ? Math.max(latest.at, now - (now % stepMs)) : latest.at;
  const byTime = new Map(steps.map((step) => [step.at, step]));
  const points: { at: Date; entered: number; left: number; inside: number }[] = [];
  let inside = 0;
  for (let at = first.at; at <= last; at += stepMs) {
    const { entered = 0, left: gone = 0 } = byTime.get(at) ?? {};
    inside += entered - gone;
    points.push({ at: new Date(at + stepMs), entered, left: gone, inside });
  }
  return points.slice(-MAX_POINTS);
}
