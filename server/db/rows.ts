import type { EntityTarget, ObjectLiteral } from 'typeorm';

/** Every table's row class, for the data source. A module adds those that it owns. */
export const rows: EntityTarget<ObjectLiteral>[] = [];
