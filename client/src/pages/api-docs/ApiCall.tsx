import { Code, Text, Title } from '@mantine/core';
import { createElement, Fragment } from 'react';
import { integratorTexts } from '../../messages/integrators.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import classes from './ApiDocsPage.module.css';
import { bodyOf, type Call, curlOf, type OpenApi, resolved, typeWords } from './openapi.ts';

/** A sentence of the document. Code in it is between backticks. */
export function ApiWords({ text }: { text: string }) {
  const parts = text.split(/`([^`]+)`/);
  const words = parts.map((part, place) => (place % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...words);
}

interface FieldTableProps {
  title: string;
  lead?: string;
  fields: { name: string; type: string; words?: string | undefined; optional: boolean }[];
}

/** A table of names with their types and descriptions. */
export function FieldTable({ title, lead, fields }: FieldTableProps) {
  return (
    <div>
      <Title order={3} size="h5" mb={6}>
        {title} {lead && <span className={classes.type}>{lead}</span>}
      </Title>
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {fields.map(({ name, type, words, optional }) => (
            <div key={name} className={classes.field}>
              <dt>
                <code className={classes.name}>{name}</code>
                {optional && <span className={classes.optional}>{integratorTexts.optional}</span>}
              </dt>
              <dd>
                <span className={classes.type}>{type}</span>
                {words && (
                  <Text size="sm">
                    <ApiWords text={words} />
                  </Text>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** One call: a line when collapsed; parameters and responses when expanded. */
export function ApiCall({ document, call }: { document: OpenApi; call: Call }) {
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
