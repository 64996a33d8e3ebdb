import { Button, Code, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBraces, IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import classes from './TicketCard.module.css';
import { useTicketPdf } from './use-ticket-pdf.ts';

interface TicketActionsProps {
  ticketId: string;
  /** The signed ticket file, or null without permission to see it. */
  file: unknown;
  /** Renders the buttons as secondary actions. */
  isPlain?: boolean;
  /** Whether the server gives the reader its PDF now. */
  hasPdf?: boolean;
  /** A ticket that admits no longer can be verified, and is not given away. */
  isVoid?: boolean;
  /** Secret of the order, of a reader without an account. */
  orderKey?: string | null;
}

/** Download PDF, View/Hide JSON, and a link to verify the ticket. */
export function TicketActions({
  ticketId,
  file,
  isPlain = false,
  hasPdf = true,
  isVoid = false,
  orderKey = null,
}: TicketActionsProps) {
  const [open, json] = useDisclosure(false);
  const pdf = useTicketPdf(ticketId, { orderKey });
  const jsonId = useId();
  return (
    <div className={classes.actions}>
      <Group gap="sm">
        {hasPdf && !isVoid && (
          <Button
            variant={isPlain ? 'default' : 'filled'}
            onClick={pdf.take}
            disabled={pdf.busy}
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-busy={pdf.busy}
          >
            {ticketTexts.downloadPdf}
          </Button>
        )}
        {file != null && !isVoid && (
          <Button
            variant="default"
            onClick={json.toggle}
            aria-expanded={open}
            aria-controls={open ? jsonId : undefined}
            leftSection={<IconBraces size={18} aria-hidden />}
          >
            {open ? ticketTexts.hideJson : ticketTexts.viewJson}
          </Button>
        )}
        {file != null && (
          <Button
            component={Link}
            to="/verify"
            state={{ ticket: JSON.stringify(file) }}
            variant="default"
            leftSection={<IconShieldCheck size={18} aria-hidden />}
          >
            {ticketTexts.verify}
          </Button>
        )}
      </Group>
      {open && file != null && !isVoid && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        <section id={jsonId} className={classes.json} tabIndex={0} aria-label={labelTexts.ticketAsJson}>
          <Code block className={classes.jsonText}>
            {JSON.stringify(file, null, 2)}
          </Code>
        </section>
      )}
    </div>
  );
}
