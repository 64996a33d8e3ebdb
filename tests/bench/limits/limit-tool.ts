/** One round of one statement from many connections. */
export interface LimitRound {
  url: string;
  statement: string;
  clients: number;
  seconds: number;
  /** The statement's one parameter counts up from here; no value comes twice. */
  base: number;
}

export interface LimitOutcome {
  /** Transactions that were committed. */
  done: number;
  rate: number;
}

/** What sends the bare statement: pgbench, or our own loop where there is none. */
export interface LimitTool {
  name: string;
  run(round: LimitRound): Promise<LimitOutcome>;
}
