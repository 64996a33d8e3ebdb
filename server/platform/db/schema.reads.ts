import type { QueryRunner } from 'typeorm';
import { APP_ROLE } from './data-source.ts';

/** Definitions of the objects of a schema, by kind and name, such as `column tiers.sold`. */
export type SchemaObjects = ReadonlyMap<string, string>;

/**
 * Reads a schema without the table of migrations, objects of extensions, and what the product changes itself: rights to
 * maintain tables and to read sequences, and the bodies of the two functions that a restore sets.
 *
 * The server prints the definitions. They depend on its version, and name no schema when the search path finds the
 * objects.
 */
export async function readSchema(runner: Pick<QueryRunner, 'query'>, schema: string): Promise<SchemaObjects> {
  const rows: { object: string; definition: string | null }[] = await runner.query(OBJECTS, [schema]);
  return new Map(
    rows.map(({ object, definition }) => [object, (definition ?? '').replace(/\s+/g, ' ').trim()]),
  );
}

const OBJECTS = `
  WITH relations AS (
    SELECT c.* FROM pg_class c
    WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
      AND c.relname NOT IN ('migrations', 'migrations_id_seq')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ), functions AS (
    SELECT p.* FROM pg_proc p
    WHERE p.pronamespace = $1::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  )
  SELECT CASE relkind WHEN 'S' THEN 'sequence ' WHEN 'v' THEN 'view ' ELSE 'table ' END || relname AS object,
    concat_ws(' ', relkind, relpersistence, CASE WHEN relrowsecurity THEN 'row security' END,
      CASE WHEN relforcerowsecurity THEN 'for its owner' END, array_to_string(reloptions, ' '),
      CASE relkind WHEN 'v' THEN pg_get_viewdef(r.oid, true)
        WHEN 'S' THEN (SELECT concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcycle)
          FROM pg_sequence WHERE seqrelid = r.oid) END) AS definition
  FROM relations r
  UNION ALL
  SELECT 'column ' || relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
    CASE WHEN attnotnull THEN 'NOT NULL' END, CASE WHEN attcollation <> 0 THEN attcollation::regcollation::text END,
    CASE WHEN attidentity <> '' THEN 'identity ' || attidentity::text END,
    CASE WHEN attgenerated <> '' THEN 'generated ' || attgenerated::text WHEN atthasdef THEN 'DEFAULT' END,
    pg_get_expr(adbin, adrelid), 'stored ' || attstorage::text)
  FROM relations r JOIN pg_attribute ON attrelid = r.oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relkind <> 'S' AND attnum > 0 AND NOT attisdropped
  UNION ALL
  -- NOT NULL is a property of the column here. A constraint that older rows were not checked for counts as equal.
  SELECT 'constraint ' || relname || '.' || conname, replace(pg_get_constraintdef(k.oid, true), ' NOT VALID', '')
  FROM relations r JOIN pg_constraint k ON conrelid = r.oid WHERE contype NOT IN ('n', 't')
  UNION ALL
  SELECT 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid, 0, true)
  FROM relations r JOIN pg_index ON indrelid = r.oid
  UNION ALL
  SELECT 'trigger ' || relname || '.' || tgname, tgenabled::text || ' ' || pg_get_triggerdef(t.oid, true)
  FROM relations r JOIN pg_trigger t ON tgrelid = r.oid WHERE NOT tgisinternal
  UNION ALL
  SELECT 'policy ' || relname || '.' || polname, concat_ws(' ', polcmd::text, CASE WHEN NOT polpermissive THEN 'restrictive' END,
    polroles::regrole[]::text, pg_get_expr(polqual, polrelid), 'CHECK ' || pg_get_expr(polwithcheck, polrelid))
  FROM relations r JOIN pg_policy ON polrelid = r.oid
  UNION ALL
  SELECT 'function ' || f.oid::regprocedure, concat_ws(' ', pg_get_function_arguments(f.oid), pg_get_function_result(f.oid),
    lanname, prokind, provolatile, proparallel, prosecdef, proisstrict, proleakproof, proconfig::text,
    CASE WHEN proname NOT IN ('audit_tx', 'audit_horizon') THEN prosrc END, aggtransfn::text, aggtranstype::regtype, agginitval)
  FROM functions f JOIN pg_language l ON l.oid = prolang LEFT JOIN pg_aggregate a ON a.aggfnoid = f.oid
  UNION ALL
  SELECT concat_ws(' ', 'rights on', name, CASE grantee WHEN 0 THEN 'of everyone' END),
    string_agg(DISTINCT privilege_type, ', ' ORDER BY privilege_type)
  FROM (
    SELECT relname::text AS name, (aclexplode(relacl)).* FROM relations WHERE relkind <> 'S'
    UNION ALL SELECT relname || '.' || attname, (aclexplode(attacl)).* FROM relations r JOIN pg_attribute ON attrelid = r.oid
    UNION ALL SELECT f.oid::regprocedure::text, (aclexplode(coalesce(proacl, acldefault('f', proowner)))).* FROM functions f
  ) AS granted
  WHERE grantee IN (0, '${APP_ROLE}'::regrole) AND privilege_type <> 'MAINTAIN' GROUP BY name, grantee
  ORDER BY object`;
