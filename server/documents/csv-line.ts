/** Before it, spreadsheets take a file for UTF-8. */
export const CSV_START = '\uFEFF';

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One line of a CSV file (RFC 4180). A spreadsheet runs what begins like a formula, so that is kept text by a quote;
 * a negative number is a number.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@\t\r]/.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
