import { Failure } from '../../../platform/failures.ts';

/** The archive was written but is not here: it is on another host, or it was removed. */
export class ArchiveGone extends Failure {
  constructor(host: string) {
    super('ARCHIVE_GONE', 'gone', `This archive is not here any more; the host ${host} wrote it.`);
  }
}
