/** `fault`: unsafe or broken; `warning`: works, but an operator should know. */
export type FindingState = 'good' | 'warning' | 'fault';

/** One result of a check. */
export interface Finding {
  state: FindingState;
  /** Area of the set-up: settings, connections, keys, address, mail, database, storage, people. */
  area: string;
  /** One sentence that says what was found. No secret is in it. */
  text: string;
  /** One sentence that says what to do; only for what is not good. */
  advice?: string;
}

/** Creates the findings of one area. */
export function findingsOf(area: string) {
  return {
    good: (text: string): Finding => ({ state: 'good', area, text }),
    warning: (text: string, advice: string): Finding => ({ state: 'warning', area, text, advice }),
    fault: (text: string, advice: string): Finding => ({ state: 'fault', area, text, advice }),
  };
}

const MARKS: Record<FindingState, string> = { good: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' };

/** Returns the findings as lines for a terminal, and their sum at the end. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (state: FindingState): number => findings.filter((one) => one.state === state).length;
  const lines = findings.flatMap(({ state, area, text, advice }) => [
    `${MARKS[state]} ${area}: ${text}`,
    ...(advice === undefined ? [] : [`        → ${advice}`]),
  ]);
  return [
    ...lines,
    '',
    `Faults: ${count('fault')}, warnings: ${count('warning')}, good: ${count('good')}`,
  ].join('\n');
}
