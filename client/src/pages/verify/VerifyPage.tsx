import { Button, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconShieldCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CameraScanner } from '../../features/verify/CameraScanner.tsx';
import { DrawCheck, drawOf } from '../../features/verify/draw/DrawCheck.tsx';
import { readDropped, TicketDrop } from '../../features/verify/TicketDrop.tsx';
import { useCheck } from '../../features/verify/use-check.ts';
import { VerifyResult } from '../../features/verify/VerifyResult.tsx';
import { verifyTexts } from '../../messages/verify.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './VerifyPage.module.css';

/** The ticket of the link that opened the page. */
function ticketOf(state: unknown): string {
  const ticket = (state as { ticket?: unknown } | null)?.ticket;
  return typeof ticket === 'string' ? ticket : '';
}

/** Public check whether a ticket is genuine: by file, paste or camera, in the browser. */
export default function VerifyPage() {
  useDocumentTitle(`${verifyTexts.title} · Passa`);
  const brought = ticketOf(useLocation().state);
  const [text, setText] = useState(brought);
  const [fault, setFault] = useState<string | null>(null);
  const [params] = useSearchParams();
  const { verdict, count, busy, check } = useCheck();

  const run = (given: string) => {
    setText(given);
    const isEmpty = given.trim() === '';
    setFault(isEmpty ? verifyTexts.empty : null);
    if (!isEmpty) void check(given);
  };
  const runFile = async (file: File) => {
    const dropped = await readDropped(file);
    if ('text' in dropped) run(dropped.text);
    else setFault(dropped.fault);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(text);
  };
  const first = useRef(() => brought && run(brought));
  useEffect(() => void first.current(), []);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{verifyTexts.title}</Title>
        <Text c="dimmed" size="lg" mt={6} maw={640}>
          {verifyTexts.lead}
        </Text>
      </header>
      <div className={classes.columns}>
        <Paper withBorder p="lg" className="min-0">
          <Stack gap="lg">
            <TicketDrop onFile={runFile} />
            <CameraScanner onText={run} />
            <form onSubmit={submit}>
              <Stack gap="sm">
                <Textarea
                  label={verifyTexts.paste}
                  description={verifyTexts.pasteHelp}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  autosize
                  minRows={4}
                  maxRows={10}
                  spellCheck={false}
                  autoComplete="off"
                  autoCapitalize="off"
                  classNames={{ input: classes.text }}
                />
                {fault && <FormFailure>{fault}</FormFailure>}
                <Button
                  type="submit"
                  size="lg"
                  disabled={busy}
                  leftSection={<IconShieldCheck size={20} aria-hidden />}
                >
                  {busy ? verifyTexts.verifying : verifyTexts.verify}
                </Button>
              </Stack>
            </form>
          </Stack>
        </Paper>
        <VerifyResult verdict={verdict} count={count} busy={busy} />
      </div>
      <DrawCheck brought={drawOf(params)} />
    </div>
  );
}
