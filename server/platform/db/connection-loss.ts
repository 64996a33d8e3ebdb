// 25P0x and 57P05: the server gave up a session that was silent for too long, as after a process was suspended.
const LOST = /^(08...|57P0[1235]|25P0[34]|53300)$/;
/** The session still answers, but its server is no primary any more: after a failover it leads to the wrong one. */
const READ_ONLY = '25006';
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * True when the database could not be reached, as opposed to having refused a statement. A session that turned
 * read-only counts as lost, too.
 */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code) || code === READ_ONLY;
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Client was closed/.test(
    message ?? '',
  );
}

/** True when the server takes no writes on this session: it must be closed, since it does not end by itself. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: string } | null | undefined)?.code === READ_ONLY;
}
