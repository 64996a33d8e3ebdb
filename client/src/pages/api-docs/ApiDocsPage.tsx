import { Anchor, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { integratorTexts } from '../../messages/integrators.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ApiCall, ApiWords } from './ApiCall.tsx';
import classes from './ApiDocsPage.module.css';
import { type Call, callsOf, type OpenApi } from './openapi.ts';

const ADDRESS = '/api/openapi.json';

/** Shows the OpenAPI document. It loads nothing from another host. */
export default function ApiDocsPage() {
  useDocumentTitle(`${integratorTexts.apiTitle} · Passa`);
  const [document, setDocument] = useState<OpenApi>();
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const answer = await fetch(ADDRESS);
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      setDocument((await answer.json()) as OpenApi);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>{integratorTexts.apiTitle}</Title>
        <Text c="dimmed" size="lg" mt={6}>
          {integratorTexts.apiLead}
        </Text>
        <Anchor href={ADDRESS} underline="always">
          {integratorTexts.document}
        </Anchor>
      </div>
      {failure && (
        <LoadFailure
          title={callTexts.loadFailed(integratorTexts.theDocument)}
          reason={failure}
          onRetry={() => void load()}
        />
      )}
      {!document && !failure && <Skeleton height={420} />}
      {document && (
        <>
          {document.info.description.split('\n\n').map((words) => (
            <Text key={words} mb="sm" className={classes.about}>
              <ApiWords text={words} />
            </Text>
          ))}
          <TextInput
            type="search"
            label={integratorTexts.search}
            placeholder={integratorTexts.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            leftSection={<IconSearch size={20} aria-hidden />}
            my="lg"
            maw={420}
          />
          <CallList document={document} search={typed.trim()} />
        </>
      )}
    </div>
  );
}

function CallList({ document, search }: { document: OpenApi; search: string }) {
  const calls = callsOf(document).filter((call) => fits(call, search));
  if (calls.length === 0) return <EmptyState title={integratorTexts.noCalls(search)} order={2} />;
  return document.tags.map(({ name, description }) => {
    const own = calls.filter(({ tags }) => tags.includes(name));
    if (own.length === 0) return null;
    return (
      <section key={name} className={classes.group} aria-label={name}>
        <Title order={2} size="h3">
          {name} <span className={classes.count}>{integratorTexts.calls(own.length)}</span>
        </Title>
        <Text c="dimmed" mb="sm">
          {description}
        </Text>
        {own.map((call) => (
          <ApiCall key={call.operationId} document={document} call={call} />
        ))}
      </section>
    );
  });
}

function fits({ method, path, summary, description }: Call, search: string): boolean {
  const text = `${method} ${path} ${summary} ${description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
