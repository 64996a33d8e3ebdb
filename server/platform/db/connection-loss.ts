// 25P0x and 57P05: the server ended a session that was idle too long, as after a process was suspended.
const LOST = /^(08...|57P0[1235]|25P0[34]|53300)$/;
/** The session still answers, but its server is not a primary any more: after a failover it leads to the wrong one. */
const READ_ONLY = '25006';
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * Returns true when the database could not be reached, as opposed to having refused a statement. A session that turned
 * read-only counts as lost, too.
 */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code) || code === READ_ONLY;
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Client was closed/.test(
    message ?? '',
  );
}

/**
 * Returns true when the server accepts no writes on this session: it must be closed, since it does not end by itself.
 */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: string } | null | undefined)?.code === READ_ONLY;
}
