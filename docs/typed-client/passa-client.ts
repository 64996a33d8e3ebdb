import { PASSA_DOCUMENTS, type PassaOperationName, type PassaOperations } from './operations.gen.ts';

export interface PassaClientOptions {
  /** Such as https://tickets.example */
  url: string;
  /** An API key or the token of a session. Without one only public operations answer. */
  key?: string;
}

/** The names of the operations of that kind. */
export type OperationOf<Kind extends PassaOperations[PassaOperationName]['kind']> = {
  [Name in PassaOperationName]: PassaOperations[Name]['kind'] extends Kind ? Name : never;
}[PassaOperationName];

/** A refusal: `code` is for programs, the message for people. */
export class PassaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'PassaError';
    this.code = code;
  }
}

export interface PassaFault {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown } | undefined;
}

/** @throws PassaError with the first fault */
export function throwFirst(faults: readonly PassaFault[] | undefined): void {
  const [fault] = faults ?? [];
  if (fault) throw new PassaError(String(fault.extensions?.code ?? 'INTERNAL'), fault.message);
}

interface GraphQLAnswer {
  data?: unknown;
  errors?: PassaFault[];
}

/** What is used of `fetch`, so that neither the types of the DOM nor those of Node.js are needed. */
type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ json(): Promise<unknown> }>;

/** Runs queries and mutations by name. Their variables and data are typed from the schema. */
export function passaClient({ url, key }: PassaClientOptions) {
  const { fetch } = globalThis as unknown as { fetch: Fetch };
  return {
    /** @throws PassaError when the call is refused */
    async run<Name extends OperationOf<'query' | 'mutation'>>(
      operation: Name,
      variables: PassaOperations[Name]['variables'],
    ): Promise<PassaOperations[Name]['data']> {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ query: PASSA_DOCUMENTS[operation], variables }),
      });
      const { data, errors } = (await answer.json()) as GraphQLAnswer;
      throwFirst(errors);
      return data as PassaOperations[Name]['data'];
    },
  };
}
