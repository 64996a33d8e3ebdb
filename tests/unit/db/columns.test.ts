import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { jsonPairs, selectList } from '../../../server/platform/db/columns.ts';

@Entity('seats')
class SeatRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('bigint') priceUnits!: bigint;
  @Column('timestamptz') soldAt!: Date | null;
}

describe('the columns of a row class', () => {
  it('are selected under the names of its properties', () => {
    expect(selectList(SeatRow, 's')).toBe('s.id, s.price_units AS "priceUnits", s.sold_at AS "soldAt"');
    expect(selectList(SeatRow, 's', ['priceUnits'])).toBe('s.id, s.sold_at AS "soldAt"');
  });

  it('are pairs of a JSON object, with amounts as texts', () => {
    expect(jsonPairs(SeatRow, 's', ['id'])).toBe(`'priceUnits', s.price_units::text, 'soldAt', s.sold_at`);
  });
});
