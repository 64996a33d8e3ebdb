/** One round of one statement from many connections. */
export interface LimitRound {
  url: string;
  statement: string;
  clients: number;
  seconds: number;
  /** The statement's only parameter counts up from here; no value repeats. */
  base: number;
}

export interface LimitOutcome {
  /** Committed transactions. */
  done: number;
  rate: number;
}

/** Sends the bare statement: pgbench, or our own loop without it. */
export interface LimitTool {
  name: string;
  run(round: LimitRound): Promise<LimitOutcome>;
}
