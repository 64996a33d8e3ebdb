import { Code, Text, Title } from '@mantine/core';
import { integratorTexts } from '../../texts/integrators.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import classes from './ApiDocsPage.module.css';
import { ApiWords } from './ApiWords.tsx';
import { FieldTable } from './FieldTable.tsx';
import { bodyOf, type Call, curlOf, type OpenApi, resolved, typeWords } from './openapi.ts';

interface ApiCallProps {
  document: OpenApi;
  call: Call;
}

/** One call: a line when collapsed; parameters and responses when expanded. */
export function ApiCall({ document, call }: ApiCallProps) {
  const [media, body] = bodyOf(call) ?? [];
  const example = curlOf(call, window.location.origin);
  return (
    <details className={classes.call} id={call.operationId}>
      <summary className={classes.summary}>
        <span className={classes.method} data-method={call.method}>
          {call.method}
        </span>
        <code className={classes.path}>{call.path}</code>
        <span className={classes.words}>{call.summary}</span>
      </summary>
      <div className={classes.inside}>
        {call.description.split('\n\n').map((sentence) => (
          <Text key={sentence}>
            <ApiWords text={sentence} />
          </Text>
        ))}
        {call.parameters && (
          <FieldTable
            title={integratorTexts.parameters}
            fields={call.parameters.map(({ name, schema, description, required, in: place }) => ({
              name,
              type: `${typeWords(schema)}, ${place}`,
              words: description,
              optional: !required,
            }))}
          />
        )}
        {body && <FieldTable title={integratorTexts.body} lead={media} fields={fieldsOf(body)} />}
        {Object.entries(call.responses)
          .filter(([status]) => status.startsWith('2'))
          .map(([status, answer]) => {
            const schema = Object.values(answer.content ?? {})[0]?.schema;
            const data = schema?.properties?.data ?? schema;
            return (
              <FieldTable
                key={status}
                title={`${integratorTexts.answers} ${status}`}
                lead={data ? typeWords(data) : Object.keys(answer.content ?? {}).join(', ')}
                fields={data ? fieldsOf(resolved(document, data.items ?? data)) : []}
              />
            );
          })}
        <div>
          <div className={classes.exampleHead}>
            <Title order={3} size="h5">
              {integratorTexts.example}
            </Title>
            <CopyButton value={example} label={integratorTexts.copyExample} />
          </div>
          <Code block tabIndex={0}>
            {example}
          </Code>
        </div>
      </div>
    </details>
  );
}

function fieldsOf({ properties = {}, required = [] }: NonNullable<ReturnType<typeof resolved>>) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeWords(schema),
    words: schema.description,
    optional: !required.includes(name),
  }));
}
