import { createHmac } from 'node:crypto';

/**
 * An archive is a gzipped tar of
 * - `header.json`: the format, the migrations that created its tables, the tables with their columns, the sequences;
 * - `data/<table>/<six digits>`: the table in PostgreSQL's text form of COPY, in pieces, ordered by its key;
 * - `manifest.json`, last: rows and SHA-256 of each table's data. An archive without it is truncated. Everything in it
 *   is from one snapshot. The secrets of the data folder and the job queue are not in it.
 */
export const FORMAT = 'passa-archive';
export const FORMAT_VERSION = 1;
export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';

export interface TableForm {
  name: string;
  /** All stored columns, without generated ones, in order. */
  columns: string[];
  /** An ORDER BY that gives the same order on every server. */
  order: string;
}

export interface SequenceForm {
  name: string;
  /** Decimal digits. */
  lastValue: string;
  isCalled: boolean;
}

export interface ArchiveHeader {
  format: typeof FORMAT;
  formatVersion: number;
  productVersion: string;
  /** ISO 8601: the time of the snapshot. */
  takenAt: string;
  /** Names of the migrations that had run. */
  migrations: string[];
  /** Fingerprint of the master key that its sealed secrets need. */
  masterKey: string;
  tables: TableForm[];
  sequences: SequenceForm[];
}

export interface TableSum {
  name: string;
  rows: number;
  /** 64 hex digits, of its data as COPY wrote it. */
  sha256: string;
}

export interface ArchiveManifest {
  tables: TableSum[];
}

/** The file is not an archive, is damaged, or cannot be restored here; the message is for the operator. */
export class ArchiveFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArchiveFault';
  }
}

/** Fingerprint that identifies a master key without revealing anything of it. */
export function fingerprintOf(masterKey: Buffer): string {
  return createHmac('sha256', masterKey).update('passa archive').digest('hex').slice(0, 16);
}

/** @throws ArchiveFault for another format, or a newer version */
export function parseHeader(text: string): ArchiveHeader {
  const header = parse<ArchiveHeader>(text);
  if (header.format !== FORMAT) throw new ArchiveFault('This file is not an archive of Passa.');
  if (header.formatVersion !== FORMAT_VERSION)
    throw new ArchiveFault('A newer Passa wrote this archive; restore it with that version.');
  return header;
}

/** @throws ArchiveFault */
export function parseManifest(text: string): ArchiveManifest {
  return parse<ArchiveManifest>(text);
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ArchiveFault('The archive is damaged.');
  }
}
