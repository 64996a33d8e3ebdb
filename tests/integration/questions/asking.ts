import type { TestActor, TestClient } from '../../support/client.ts';

export const TIERS = [
  { tier: 'regular', count: 50, price: '5', currency: 'USD' },
  { tier: 'vip', count: 50, price: '9', currency: 'USD' },
];

export const QUESTION_FIELDS =
  'id kind label help options perTicket required atDoor retentionDays position archived tier { id }';

type Input = Record<string, unknown>;

const CREATE = `mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { question { ${QUESTION_FIELDS} } } }`;
const CHANGE = `mutation ($input: ChangeQuestionInput!) { changeQuestion(input: $input) { question { ${QUESTION_FIELDS} } } }`;
const MOVE = `mutation ($input: MoveQuestionInput!) { moveQuestion(input: $input) { question { ${QUESTION_FIELDS} } } }`;
const ARCHIVE =
  'mutation ($input: ArchiveQuestionInput!) { archiveQuestion(input: $input) { question { id archived } } }';

/** The questions of an organiser, as in the panel. */
export function askingOf(app: TestClient, who: TestActor) {
  const call = (document: string, input: Input) => app.graphql(document, { input }, who);
  return {
    create: (eventId: string, input: Input) => call(CREATE, { eventId, kind: 'TEXT', ...input }),
    change: (id: string, input: Input) => call(CHANGE, { id, ...input }),
    move: (id: string, position: number) => call(MOVE, { id, position }),
    archive: (id: string) => call(ARCHIVE, { id }),
    /** Creates a question and returns its id. */
    ask: async (eventId: string, input: Input): Promise<string> => {
      const answer = await call(CREATE, { eventId, kind: 'TEXT', ...input });
      if (!answer.data?.createQuestion?.question) throw new Error(JSON.stringify(answer.errors));
      return answer.data.createQuestion.question.id;
    },
  };
}

const BUY = `mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) {
  order { id } tickets { id holderName qrText tier { name } answers { label value question { id } } } } }`;

/** Buys by the form, with answers. */
export function buyWith(
  app: TestClient,
  slug: string,
  input: {
    answers?: Input[];
    lines?: Input[];
    idempotencyKey?: string;
    name?: string;
    email?: string;
    phone?: string;
  },
  who?: TestActor,
) {
  const buyer = { name: 'Wanjiru Kamau', email: 'wanjiru@buyers.test', phone: '+254700000001' };
  return app.graphql(BUY, { input: { slug, lines: [{ tier: 'regular' }], ...buyer, ...input } }, who);
}

/** All answers of an order, as stored. */
export function stored(app: TestClient, orderId: string) {
  return app.sql<{ label: string; value: string; nth: number | null; ticket_id: string | null }>(
    'SELECT label, value, nth, ticket_id FROM checkout_answers WHERE order_id = $1 ORDER BY label, nth',
    [orderId],
  );
}
