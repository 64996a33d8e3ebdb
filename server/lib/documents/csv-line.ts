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
