import { PASSA_DOCUMENTS, type PassaOperationName, type PassaOperations } from './operations.gen.ts';

export interface PassaClientOptions {
  /** Such as https://tickets.example */
  url: string;
  /** An API key or the token of a session; without one only what is open to everybody answers. */
  key?: string;
}

/** A refusal: `code` is for programs, the message for people. */
export class PassaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'PassaError';
    this.code = code;
  }
}

/** Runs the documents beside it. What each takes and answers is generated from the schema. */
export function passaClient({ url, key }: PassaClientOptions) {
  return {
    async run<Name extends PassaOperationName>(
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
      const { data, errors } = await answer.json();
      const [error] = errors ?? [];
      if (error) throw new PassaError(error.extensions?.code ?? 'INTERNAL', error.message);
      return data;
    },
  };
}
