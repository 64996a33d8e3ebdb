import { Text, Title } from '@mantine/core';
import { integratorTexts } from '../../texts/integrators.ts';
import classes from './ApiDocsPage.module.css';
import { ApiWords } from './ApiWords.tsx';

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
