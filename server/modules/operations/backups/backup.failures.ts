import { Failure } from '../../../platform/failures.ts';

/** The archive was written, and does not lie here: another host has it, or somebody removed it. */
export class ArchiveGone extends Failure {
  constructor(host: string) {
    super('ARCHIVE_GONE', 'gone', `This archive is not here any more; the host ${host} wrote it.`);
  }
}
