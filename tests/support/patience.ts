/** Time-outs of the server that a slow machine does not reach. A test about one of them sets its own. */
export const PATIENCE = { DATABASE_CONNECT_SECONDS: '120', LEDGER_TIMEOUT_SECONDS: '120' };
