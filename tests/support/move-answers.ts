import type { GraphQLAnswer, TestActor, TestClient } from './client.ts';

const DAY_MS = 24 * 3_600_000;

const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id startDate endDate } } }`;
const TIMES = 'query ($id: ID!) { event(id: $id) { startDate endDate } }';

/** Moves an event by whole days, as its organiser. */
export async function moveEvent(
  app: TestClient,
  who: TestActor,
  { id, days, ...more }: { id: string; days: number; answerDays?: number },
): Promise<GraphQLAnswer> {
  const { startDate, endDate } = (await app.graphql(TIMES, { id }, who)).data.event;
  const later = (at: string): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();
  const input = { id, startDate: later(startDate), endDate: later(endDate), ...more };
  return app.graphql(UPDATE, { input }, who);
}

const FIELDS = `id status dueStatus revokeReasonCode refund { amount { amount currency } status }
  moveOffer { startBefore venueBefore until refund { amount currency } isPayer answer answeredAt }`;
export const TICKET_OFFER = `query ($id: ID!) { ticket(id: $id) { ${FIELDS} } }`;
const ANSWER = `mutation ($ids: [ID!]!, $answer: MoveAnswer!) {
  answerMove(input: { ticketIds: $ids, answer: $answer }) { tickets { ${FIELDS} } } }`;
const ANSWER_FOUND = `mutation ($pass: String!, $ids: [ID!]!, $answer: MoveAnswer!) {
  answerFoundMove(input: { pass: $pass, ticketIds: $ids, answer: $answer }) { tickets { ${FIELDS} } } }`;

type Answer = 'KEEP' | 'MONEY_BACK';

/** Answers as the holder who is signed in, or with the pass of a mailed link. */
export const answerMove = (
  app: TestClient,
  ids: string[],
  answer: Answer,
  who: TestActor | string,
): Promise<GraphQLAnswer> =>
  typeof who === 'string'
    ? app.graphql(ANSWER_FOUND, { pass: who, ids, answer })
    : app.graphql(ANSWER, { ids, answer }, who);

const MOVES = `query ($id: ID!, $filter: MoveAnswerFilter) { event(id: $id) { moves {
  startBefore startAfter venueBefore venueAfter madeAt until isReplaced kept moneyBack unanswered
  refunds { pending { amount currency } paid { amount currency } failed { amount currency } }
  answers(filter: $filter) { nodes { answer answeredAt ticket { id holderEmail } } pageInfo { hasNextPage } } } } }`;

/** The moves of an event as its staff see them, latest first. */
export const movesOf = (
  app: TestClient,
  id: string,
  who: TestActor,
  filter: string | null = null,
): Promise<GraphQLAnswer> => app.graphql(MOVES, { id, filter }, who);
