import { ConfigError } from '../platform/config/config.ts';
import { isConnectionLoss, isReadOnly } from '../platform/db/connection-loss.ts';
import { isStorageFull } from '../platform/db/storage.ts';

/** Returns one clear sentence for the operator. */
export function explainFailure(error: unknown): string {
  const { code, message, port, path } = error as {
    code?: string;
    message?: string;
    port?: number;
    path?: string;
  };
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} may not be opened by this user; choose another with PORT.`;
  if (code === '28P01' || code === '28000')
    return 'the database refused the user or password of DATABASE_URL.';
  if (code === '3D000') return 'the database that DATABASE_URL names does not exist.';
  if (isStorageFull(error))
    return `there is no space left ${code === '53100' ? 'on the disk of the database' : `for ${path ?? 'a file of DATA_DIR'}`}; free some, or raise the quota, and start again.`;
  if (isReadOnly(error))
    return 'the database of DATABASE_URL takes no writes; is it a standby, or set to read only?';
  if (isConnectionLoss(error))
    return 'the database of DATABASE_URL is out of reach; is it running, and is the address right?';
  return (message ?? String(error)).split('\n')[0] ?? 'for an unknown reason.';
}
