/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_START = '\uFEFF';

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Start of a formula, in any way that a spreadsheet splits a file: at the start of a cell, and behind a semicolon, a
 * tab or a line break, which separate the cells where the comma is the decimal mark. The full-width forms of the signs
 * count as the signs, and blanks or quotes before them change nothing.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/g;

/**
 * Returns one line of a CSV file (RFC 4180). An apostrophe keeps text that a spreadsheet would run as a formula; a
 * negative number stays a number.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(value: string | null): string {
  if (value === null) return '';
  const text = NUMBER.test(value) ? value : value.replaceAll(FORMULA, "$1'");
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of a CSV file. `line` is its first line, from 1, as an editor counts. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** An unreadable file; the message is for people. */
export class CsvBroken extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const LONGEST_RECORD = 10_000;

/**
 * Parses the records of a CSV file (RFC 4180) as a stream, so that a large file costs no memory. UTF-8, with or without
 * a byte order mark; lines end in CRLF or LF; cells are separated by commas, or by semicolons when the first line has
 * those alone, as spreadsheets of many countries write them. Empty lines are left out. Each fault names the line where
 * its record begins; csv-parse names the last line of the file for a quote that is never closed.
 * @throws CsvBroken for bytes that are not UTF-8, for a quote that is never closed, and for a record without end
 */
export async function* csvRecords(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<CsvRecord, void, undefined> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvBroken(reader.line, 'The file is not written in UTF-8.');
    }
  };
  for await (const piece of pieces) yield* reader.read(decoded(piece));
  yield* reader.read(decoded());
  yield* reader.end();
}

class CsvReader {
  /** The current line. */
  line = 1;
  #separator: string | undefined;
  #text = '';

  *read(text: string): Generator<CsvRecord> {
    this.#text += text;
    for (let end = this.#end(); end >= 0; end = this.#end()) {
      const record = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 1);
      yield* this.#record(record, 1);
    }
    if (this.#text.length > LONGEST_RECORD) throw new CsvBroken(this.line, 'This line is too long.');
  }

  *end(): Generator<CsvRecord> {
    const rest = this.#text;
    this.#text = '';
    if ((rest.split('"').length - 1) % 2 === 1) {
      throw new CsvBroken(this.line, 'A quote that opens here is never closed.');
    }
    yield* this.#record(rest, 0);
  }

  /** Index of the end of the first record: the first line break outside quotes. */
  #end(): number {
    let isQuoted = false;
    for (let at = 0; at < this.#text.length; at += 1) {
      const sign = this.#text[at];
      if (sign === '"') isQuoted = !isQuoted;
      else if (sign === '\n' && !isQuoted) return at;
    }
    return -1;
  }

  *#record(text: string, breaks: number): Generator<CsvRecord> {
    const line = this.line;
    this.line += text.split('\n').length - 1 + breaks;
    const record = text.replace(/\r$/, '');
    if (record.length > LONGEST_RECORD) throw new CsvBroken(line, 'This line is too long.');
    if (record.trim() === '') return;
    this.#separator ??= record.includes(';') && !record.includes(',') ? ';' : ',';
    yield { line, cells: cellsOf(record, this.#separator) };
  }
}

/** The cells of a record, without their quotes and without the blanks around them. */
function cellsOf(record: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < record.length; at += 1) {
    const sign = record[at] ?? '';
    if (sign === '"' && isQuoted && record[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}
