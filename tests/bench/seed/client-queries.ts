import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';

export interface ClientQuery {
  name: string;
  text: string;
  variables: { name: string; type: string; required: boolean }[];
}

const DOCUMENT = /Document = (\{.*\}) as unknown as /;

/**
 * Reads every query of the web client as it is sent.
 * @param folder of the generated hooks, one file for each document
 */
export function readClientQueries(folder: string): ClientQuery[] {
  return readdirSync(folder).flatMap((file) => {
    const found = DOCUMENT.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
    const document = found === undefined ? null : (JSON.parse(found) as DocumentNode);
    const query = document?.definitions.find(
      (one): one is OperationDefinitionNode =>
        one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query',
    );
    if (!document || !query) return [];
    return [
      {
        name: query.name?.value ?? 'anonymous',
        text: print(document),
        variables: (query.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
          name: variable.name.value,
          type: print(type).replace('!', ''),
          required: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
        })),
      },
    ];
  });
}
