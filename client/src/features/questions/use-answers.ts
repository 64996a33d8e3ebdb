import { useState } from 'react';
import { failureDetails } from '../../apollo/read-failure.ts';
import type { AnswerInput, CheckoutQuestions_TierFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { answerTexts } from '../../messages/answers.ts';

const CheckoutQuestionsFragment = graphql(`
  fragment CheckoutQuestions_tier on Tier {
    id
    name
    questions {
      id
      kind
      label
      help
      options
      perTicket
      required
    }
  }
`);

export type AskedTier = FragmentType<typeof CheckoutQuestionsFragment>;
export type AskedQuestion = CheckoutQuestions_TierFragment['questions'][number];

/** An input for an answer: of the order, or of one of its tickets. */
export interface AnswerField {
  key: string;
  question: AskedQuestion;
}

/** The questions about one ticket. */
export interface TicketQuestions {
  tier: string;
  /** Among those of its tier, from 1. */
  ticket: number;
  /** Tickets of that tier in the order. */
  of: number;
  fields: AnswerField[];
}

export interface Answers {
  ofOrder: AnswerField[];
  ofTickets: TicketQuestions[];
  /** Whether these tickets ask anything. */
  isAsked: boolean;
  values: Readonly<Record<string, string>>;
  /** Messages at fields that the last attempt was refused for. */
  problems: Readonly<Record<string, string>>;
  set: (key: string, value: string) => void;
  /** The answers for the API; without any when nothing is asked. */
  input: { answers?: AnswerInput[] };
  /** Marks the fields that a refusal names. Returns whether it was about answers. */
  note: (failure: unknown) => boolean;
}

const keyOf = (questionId: string, tier?: string | null, ticket?: number | null): string =>
  `${questionId}/${tier ?? ''}/${ticket ?? ''}`;

interface RefusedAnswer {
  question_id: string;
  tier: string | null;
  ticket: number | null;
  problem: string;
}

/**
 * The questions that the chosen tickets ask, and the buyer's answers. Answers stay when the selection changes and are
 * sent for the tickets that are chosen.
 * @param given answers of an earlier attempt
 */
export function useAnswers(
  refs: readonly AskedTier[],
  basket: readonly { tier: string; quantity: number }[],
  given: readonly AnswerInput[] = [],
): Answers {
  const tiers = useFragment(CheckoutQuestionsFragment, refs);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      given.map(({ questionId, tier, ticket, value }) => [keyOf(String(questionId), tier, ticket), value]),
    ),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { ofOrder, ofTickets } = fieldsOf(tiers, basket);
  const answers = [
    ...ofOrder.map(({ key, question }) => ({ questionId: question.id, value: values[key] ?? '' })),
    ...ofTickets.flatMap(({ tier, ticket, fields }) =>
      fields.map(({ key, question }) => ({
        questionId: question.id,
        tier,
        ticket,
        value: values[key] ?? '',
      })),
    ),
  ].filter(({ value }) => value.trim() !== '');
  return {
    ofOrder,
    ofTickets,
    isAsked: ofOrder.length + ofTickets.length > 0,
    values,
    problems,
    set: (key, value) => {
      setValues((before) => ({ ...before, [key]: value }));
      setProblems(({ [key]: _solved, ...others }) => others);
    },
    input: answers.length > 0 ? { answers } : {},
    note: (failure) => {
      const refused = failureDetails(failure, 'ANSWERS_REFUSED')?.answers as RefusedAnswer[] | undefined;
      const named = (refused ?? []).map(({ question_id: id, tier, ticket, problem }): [string, string] => [
        keyOf(id, tier, ticket),
        answerTexts.problems[problem as keyof typeof answerTexts.problems] ?? answerTexts.problems.REQUIRED,
      ]);
      setProblems(Object.fromEntries(named));
      return refused !== undefined;
    },
  };
}

function fieldsOf(
  tiers: readonly CheckoutQuestions_TierFragment[],
  basket: readonly { tier: string; quantity: number }[],
): Pick<Answers, 'ofOrder' | 'ofTickets'> {
  const ofOrder = new Map<string, AnswerField>();
  const ofTickets: TicketQuestions[] = [];
  for (const { tier, quantity } of basket) {
    const asked = tiers.find(({ name }) => name === tier)?.questions ?? [];
    for (const question of asked.filter(({ perTicket }) => !perTicket))
      ofOrder.set(question.id, { key: keyOf(question.id), question });
    const perTicket = asked.filter((question) => question.perTicket);
    if (perTicket.length === 0) continue;
    for (let ticket = 1; ticket <= quantity; ticket += 1)
      ofTickets.push({
        tier,
        ticket,
        of: quantity,
        fields: perTicket.map((question) => ({ key: keyOf(question.id, tier, ticket), question })),
      });
  }
  return { ofOrder: [...ofOrder.values()], ofTickets };
}
