/**
 * The tables, step by step. Steps are only ever added: a step that a stored ledger has run is never run or changed
 * again.
 *
 * `transactions.id`, `operations.id` and `participants.transaction` are total-order ids, so that lists by ledger, by
 * transaction and by time are ranges of one key. An operation keeps its effects: they are its outcome and are never
 * read apart from it. Empty ledgers are one row and leave out their counts.
 */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE identity (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
     passphrase text NOT NULL,
     base_fee bigint NOT NULL CHECK (base_fee > 0),
     base_reserve bigint NOT NULL CHECK (base_reserve > 0)
   );
   CREATE TABLE ledgers (
     sequence integer PRIMARY KEY CHECK (sequence > 0),
     closed_at bigint NOT NULL,
     header bytea NOT NULL,
     succeeded integer,
     failed integer,
     operations integer,
     set_operations integer
   );
   CREATE TABLE transactions (
     id bigint PRIMARY KEY,
     hash bytea NOT NULL CHECK (length(hash) = 32),
     inner_hash bytea CHECK (length(inner_hash) = 32),
     successful boolean NOT NULL,
     closed_at bigint NOT NULL,
     source text COLLATE "C" NOT NULL,
     sequence bigint NOT NULL,
     fee_account text COLLATE "C" NOT NULL,
     fee_charged bigint NOT NULL CHECK (fee_charged >= 0),
     max_fee bigint NOT NULL,
     operation_count integer NOT NULL,
     envelope text NOT NULL,
     result text NOT NULL,
     fee_meta text NOT NULL,
     details text NOT NULL
   );
   -- Not unique: what failed for its sequence alone may come again.
   CREATE INDEX transactions_by_hash ON transactions (hash);
   CREATE INDEX transactions_by_inner_hash ON transactions (inner_hash) WHERE inner_hash IS NOT NULL;
   CREATE TABLE operations (
     id bigint PRIMARY KEY,
     type smallint NOT NULL,
     payment boolean NOT NULL,
     successful boolean NOT NULL,
     source text COLLATE "C" NOT NULL,
     target text COLLATE "C",
     details text NOT NULL,
     effects text
   );
   CREATE INDEX operations_payments ON operations (id) WHERE payment;
   CREATE TABLE participants (
     account text COLLATE "C" NOT NULL,
     transaction bigint NOT NULL,
     flags smallint NOT NULL,
     PRIMARY KEY (account, transaction)
   );
   CREATE TABLE accounts (
     address text COLLATE "C" PRIMARY KEY,
     entry text NOT NULL
   ) WITH (fillfactor = 70);`,
];
