import { saveFile } from '../../ui/save-file.ts';

/**
 * Escapes a cell of a CSV file. Spreadsheets execute a text that begins like a formula, so a quote is put before it.
 */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves rows as a CSV file; the first row contains the headings. */
export function downloadCsv(name: string, rows: string[][]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
