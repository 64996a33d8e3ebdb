export { ArchiveFault, fingerprintOf } from './archive-form.ts';
export { quoted, withSession } from './owner-session.ts';
export { restoreArchive } from './restore-archive.ts';
export { writeArchive } from './write-archive.ts';
