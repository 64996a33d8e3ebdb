import pg from 'pg';

const INT8 = 20;

/**
 * Parsers of column values: int8 as bigint (amounts do not fit a double), everything else as pg parses it. Passed to
 * each pool; the library-wide parsers stay unchanged, because other packages rely on them.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    if (oid === INT8 && format !== 'binary') return BigInt;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
