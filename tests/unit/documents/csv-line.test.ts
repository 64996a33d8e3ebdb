import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../server/documents/index.ts';

describe('a line of CSV', () => {
  it('quotes what would end a cell, and doubles the quotes', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, ''])).toBe(
      '"a,b","say ""hi""","two\nlines",,\r\n',
    );
  });

  it('keeps what a spreadsheet would run as text', () => {
    expect(csvLine(['=1+1', '@sum', '+254 700', '-x'])).toBe("'=1+1,'@sum,'+254 700,'-x\r\n");
  });

  it('leaves a negative number a number', () => {
    expect(csvLine(['-12.5', '-0.0000001'])).toBe('-12.5,-0.0000001\r\n');
  });
});
