import pg from 'pg';

const INT8 = 20;

/**
 * How column values reach the product: int8 as bigint (amounts do not fit a double), everything else as
 * pg gives it. Handed to each pool; the library-wide parsers stay as they are, other packages rely on them.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    if (oid === INT8 && format !== 'binary') return BigInt;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
