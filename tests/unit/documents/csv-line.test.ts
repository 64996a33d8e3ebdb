import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../server/lib/documents/index.ts';

describe('a line of CSV', () => {
  it('quotes what would end a cell, and doubles the quotes', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, ''])).toBe(
      '"a,b","say ""hi""","two\nlines",,\r\n',
    );
  });

  it('keeps what a spreadsheet would run as text', () => {
    expect(csvLine(['=1+1', '@sum', '+254 700', '-x'])).toBe("'=1+1,'@sum,'+254 700,'-x\r\n");
  });

  it('keeps it text in full-width signs, behind blanks, and where a semicolon or a tab parts cells', () => {
    expect(csvLine(['\uFF1D1+1', '\uFF0B1', '\uFF0D1', '\uFF20x'])).toBe(
      "'\uFF1D1+1,'\uFF0B1,'\uFF0D1,'\uFF20x\r\n",
    );
    expect(csvLine(['Amina;=1+1', 'x;"=1+1', '  =1+1'])).toBe(`"Amina;'=1+1","x;'""=1+1",'  =1+1\r\n`);
    expect(csvLine(['a\t=1+1', '\tb', 'two\n=1+1', ';-1'])).toBe(`"a\t'=1+1","'\tb","two\n'=1+1",";'-1"\r\n`);
    expect(csvLine(['a;b', 'a = b', 'a-b@c.test'])).toBe('"a;b",a = b,a-b@c.test\r\n');
  });

  it('leaves a negative number a number', () => {
    expect(csvLine(['-12.5', '-0.0000001'])).toBe('-12.5,-0.0000001\r\n');
  });
});
