import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { fallbackTexts } from '../../messages/shell.ts';
import classes from './NotFoundPage.module.css';

/** The page of unknown addresses. */
export default function NotFoundPage() {
  useDocumentTitle(`${fallbackTexts.notFoundTitle} · Passa`);
  return (
    <Stack align="center" justify="center" gap="md" mih="70vh" p="lg" ta="center">
      <div className={classes.stub} aria-hidden>
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </div>
      <Title order={1}>{fallbackTexts.notFoundTitle}</Title>
      <Text c="dimmed" maw={420}>
        {fallbackTexts.notFoundBody}
      </Text>
      <Group justify="center">
        <Button variant="default" onClick={() => window.location.reload()}>
          {fallbackTexts.refreshPage}
        </Button>
        <Button component={Link} to="/events">
          {fallbackTexts.browseEvents}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" className="tabular">
        {fallbackTexts.notFoundCode}
      </Text>
    </Stack>
  );
}
