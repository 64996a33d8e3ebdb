/**
 * The tables, step by step. Steps are only ever added.
 *
 * Amounts are in minor units of their currency. Every movement of money is one row of `transfers`, and a balance is kept beside it by the same
 * statement, so that the sum of all balances of a currency never changes.
 */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE clock (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
     -- null: the time of the machine
     at timestamptz
   );
   CREATE TABLE merchants (
     shortcode text PRIMARY KEY,
     till text UNIQUE,
     name text NOT NULL,
     consumer_key text NOT NULL UNIQUE,
     consumer_secret text NOT NULL,
     passkey text NOT NULL,
     initiator text NOT NULL,
     initiator_password text NOT NULL,
     confirmation_url text,
     validation_url text,
     response_type text NOT NULL DEFAULT 'Completed'
   );
   -- A new token replaces the one before.
   CREATE TABLE tokens (
     consumer_key text PRIMARY KEY REFERENCES merchants (consumer_key),
     token text NOT NULL UNIQUE,
     expires_at timestamptz NOT NULL
   );
   CREATE TABLE accounts (
     id text PRIMARY KEY,
     balance bigint NOT NULL,
     CHECK (balance >= 0 OR id = 'bank')
   );
   CREATE TABLE transfers (
     id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
     receipt text NOT NULL UNIQUE,
     kind text NOT NULL CHECK (kind IN ('opening', 'payment', 'payout', 'reversal')),
     debit text NOT NULL REFERENCES accounts (id),
     credit text NOT NULL REFERENCES accounts (id),
     amount bigint NOT NULL CHECK (amount > 0),
     at timestamptz NOT NULL,
     shortcode text,
     msisdn text,
     reference text,
     -- A payment is reversed at most once.
     reverses text UNIQUE REFERENCES transfers (receipt)
   );
   CREATE TABLE pushes (
     checkout_id text PRIMARY KEY,
     merchant_request_id text NOT NULL,
     shortcode text NOT NULL,
     party_b text NOT NULL,
     msisdn text NOT NULL,
     amount bigint NOT NULL CHECK (amount > 0),
     reference text NOT NULL,
     callback_url text NOT NULL,
     scenario jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     -- When the payment is decided without the phone: by its scenario, or because it expires.
     due_at timestamptz NOT NULL,
     -- null: the prompt is on the phone
     result_code text,
     receipt text UNIQUE REFERENCES transfers (receipt),
     finished_at timestamptz,
     queries integer NOT NULL DEFAULT 0
   );
   CREATE INDEX pushes_open ON pushes (due_at) WHERE result_code IS NULL;
   CREATE TABLE keys (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
     private_key text NOT NULL,
     public_key text NOT NULL
   );
   CREATE TABLE requests (
     conversation_id text PRIMARY KEY,
     originator_id text NOT NULL UNIQUE,
     command text NOT NULL,
     shortcode text NOT NULL,
     result_code text NOT NULL,
     receipt text,
     created_at timestamptz NOT NULL
   );
   CREATE TABLE deliveries (
     id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
     url text NOT NULL,
     body text NOT NULL,
     headers jsonb NOT NULL,
     due_at timestamptz NOT NULL,
     sent_at timestamptz,
     status integer
   );
   CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
   CREATE TABLE messages (
     id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
     msisdn text NOT NULL,
     body text NOT NULL,
     at timestamptz NOT NULL
   );
   CREATE INDEX messages_of_phone ON messages (msisdn, id DESC);
   CREATE TABLE rules (
     id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
     match jsonb NOT NULL,
     scenario jsonb NOT NULL,
     -- null: any number
     times integer
   );
   INSERT INTO clock DEFAULT VALUES;
   INSERT INTO accounts VALUES ('bank', 0);`,
  `ALTER TABLE accounts ADD COLUMN currency text NOT NULL DEFAULT 'KES';
   ALTER TABLE accounts DROP CONSTRAINT accounts_check;
   ALTER TABLE accounts
     ADD CONSTRAINT accounts_not_overdrawn CHECK (balance >= 0 OR id = 'bank' OR id LIKE 'bank:%'),
     ADD CONSTRAINT accounts_of_currency UNIQUE (id, currency);
   ALTER TABLE transfers ADD COLUMN currency text NOT NULL DEFAULT 'KES';
   ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check;
   ALTER TABLE transfers
     ADD CONSTRAINT transfers_kind
       CHECK (kind IN ('opening', 'payment', 'payout', 'reversal', 'refund', 'dispute')),
     -- Money never changes its currency on the way.
     ADD CONSTRAINT transfers_debit_currency
       FOREIGN KEY (debit, currency) REFERENCES accounts (id, currency),
     ADD CONSTRAINT transfers_credit_currency
       FOREIGN KEY (credit, currency) REFERENCES accounts (id, currency);
   CREATE TABLE card_merchants (
     id text PRIMARY KEY,
     provider text NOT NULL CHECK (provider IN ('stripe', 'paystack')),
     name text NOT NULL,
     secret_key text NOT NULL UNIQUE,
     webhook_url text,
     webhook_secret text NOT NULL
   );
   CREATE TABLE card_payments (
     id text PRIMARY KEY,
     provider text NOT NULL,
     merchant text NOT NULL REFERENCES card_merchants (id),
     -- The provider's ID of the money, beside that of the page.
     charge text NOT NULL UNIQUE,
     reference text NOT NULL,
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL,
     details jsonb NOT NULL,
     scenario jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     -- When the payment is decided without the page; null: never.
     due_at timestamptz,
     -- With a delayed method the payer is done before the money is there.
     submitted_at timestamptz,
     card text,
     -- Code of the last card that was declined, after which the page stays open.
     decline text,
     -- null: undecided; 'paid', or the code of a failure
     result text,
     receipt text UNIQUE REFERENCES transfers (receipt),
     finished_at timestamptz,
     queries integer NOT NULL DEFAULT 0
   );
   CREATE INDEX card_payments_open ON card_payments (due_at) WHERE result IS NULL;
   CREATE TABLE card_refunds (
     id text PRIMARY KEY,
     payment text NOT NULL REFERENCES card_payments (id),
     amount bigint NOT NULL CHECK (amount > 0),
     metadata jsonb NOT NULL,
     scenario jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     due_at timestamptz,
     -- null: under way; 'done', or the code of a failure
     result text,
     receipt text UNIQUE REFERENCES transfers (receipt),
     finished_at timestamptz
   );
   CREATE INDEX card_refunds_open ON card_refunds (due_at) WHERE result IS NULL;
   CREATE INDEX card_refunds_of_payment ON card_refunds (payment);
   CREATE TABLE card_disputes (
     id text PRIMARY KEY,
     payment text NOT NULL UNIQUE REFERENCES card_payments (id),
     amount bigint NOT NULL CHECK (amount > 0),
     status text NOT NULL CHECK (status IN ('planned', 'open', 'won', 'lost')),
     -- When it is opened, and after that when it is closed; null: never by itself.
     due_at timestamptz,
     outcome text CHECK (outcome IN ('won', 'lost')),
     closes_after integer,
     opened_at timestamptz
   );
   CREATE INDEX card_disputes_due ON card_disputes (due_at);
   CREATE TABLE idempotency_keys (
     merchant text NOT NULL REFERENCES card_merchants (id),
     key text NOT NULL,
     fingerprint text NOT NULL,
     scenario jsonb NOT NULL,
     attempts integer NOT NULL DEFAULT 1,
     -- null: under way, or lost before it was accepted
     status integer,
     body text,
     PRIMARY KEY (merchant, key)
   );`,
  `CREATE UNIQUE INDEX card_payments_of_paystack ON card_payments (merchant, reference)
     WHERE provider = 'paystack';
   CREATE INDEX card_payments_by_time ON card_payments (merchant, created_at);`,
  // Providers of cards repeat what was not taken, each time with another signature.
  `ALTER TABLE deliveries ADD COLUMN tries integer NOT NULL DEFAULT 0, ADD COLUMN signer text, ADD COLUMN secret text;`,
  `ALTER TABLE card_merchants DROP CONSTRAINT card_merchants_provider_check;
   ALTER TABLE card_merchants
     ADD CONSTRAINT card_merchants_provider CHECK (provider IN ('stripe', 'paystack', 'pesapal')),
     ADD COLUMN consumer_key text UNIQUE,
     ADD CONSTRAINT card_merchants_consumer_key CHECK ((provider = 'pesapal') = (consumer_key IS NOT NULL));
   -- Several tokens of a merchant are valid at once.
   CREATE TABLE pesapal_tokens (
     token text PRIMARY KEY,
     merchant text NOT NULL REFERENCES card_merchants (id),
     expires_at timestamptz NOT NULL
   );
   CREATE TABLE pesapal_notifications (
     id uuid PRIMARY KEY,
     merchant text NOT NULL REFERENCES card_merchants (id),
     url text NOT NULL,
     type text NOT NULL,
     created_at timestamptz NOT NULL
   );
   CREATE UNIQUE INDEX card_payments_of_pesapal ON card_payments (merchant, reference) WHERE provider = 'pesapal';`,
  // The keys of account and currency imply them; each is checked for every transfer.
  `ALTER TABLE transfers DROP CONSTRAINT transfers_debit_fkey, DROP CONSTRAINT transfers_credit_fkey;`,
];
