import { saveFile } from '../../ui/save-file.ts';

/** A cell of a CSV file. A spreadsheet runs what begins like a formula, so that is kept text by a quote. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands rows to the person as a CSV file; the first row names the columns. */
export function downloadCsv(name: string, rows: string[][]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
