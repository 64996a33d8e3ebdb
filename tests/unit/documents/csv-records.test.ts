import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvBroken, type CsvRecord, csvLine, csvRecords } from '../../../server/lib/documents/index.ts';

async function records(pieces: (string | Uint8Array)[]): Promise<CsvRecord[]> {
  async function* given(): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
  }
  const found: CsvRecord[] = [];
  for await (const record of csvRecords(given())) found.push(record);
  return found;
}

const cells = async (...pieces: string[]): Promise<string[][]> =>
  (await records(pieces)).map((record) => record.cells);

describe('records of a CSV file', () => {
  it('are found whatever breaks their lines, and numbered as an editor counts', async () => {
    const found = await records(['\uFEFFname,email\r\n"Otieno, Jane","a\nb"\n\n  \nlast,"say ""hi"""']);
    expect(found).toEqual([
      { line: 1, cells: ['name', 'email'] },
      { line: 2, cells: ['Otieno, Jane', 'a\nb'] },
      { line: 6, cells: ['last', 'say "hi"'] },
    ]);
  });

  it('are parted by semicolons when the first line is', async () => {
    expect(await cells('name;email\nA, B;c@d.test\n')).toEqual([
      ['name', 'email'],
      ['A, B', 'c@d.test'],
    ]);
  });

  it('are the same wherever the file is cut, and what csvLine wrote is read', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '😀', ';') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        async (rows, size) => {
          const bytes = new TextEncoder().encode(rows.map((row) => csvLine(row)).join(''));
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
            bytes.subarray(nth * size, (nth + 1) * size),
          );
          const found = await records(pieces);
          expect(found.map((record) => record.cells)).toEqual(
            rows.map((row) => row.map((one) => one.trim())),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['bytes that are no UTF-8', [new Uint8Array([0x6e, 0xff, 0x0a])], 1],
    ['a quote that is never closed', ['a,b\nc,"d\ne,f\n'], 2],
    ['a line without end', ['a,b\n', 'x'.repeat(10_001)], 2],
  ])('refuse %s', async (_what, pieces, line) => {
    const failure = await records(pieces).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CsvBroken);
    expect((failure as CsvBroken).line).toBe(line);
  });
});
