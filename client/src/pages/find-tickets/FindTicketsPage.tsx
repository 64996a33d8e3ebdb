import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FindTickets } from '../../features/finding/FindTickets.tsx';
import { OpenLink, OpenMailLink } from '../../features/finding/TicketLink.tsx';
import { secretsIn, type TicketPass, ticketPass } from '../../features/finding/ticket-pass.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { useSession } from '../../session/session.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import classes from './FindTicketsPage.module.css';

// The form to ask for a link, which the page begins with, does without it.
const FoundTickets = lazy(() => import('../../features/finding/FoundTickets.tsx'));

/** Tickets without an account: the links of mails, `/find-tickets#token=…` and `#tickets=…`, show them. */
export default function FindTicketsPage() {
  useDocumentTitle(`${texts.title} · Passa`);
  const navigate = useNavigate();
  const { token, mailed, chosen: given } = secretsIn(useLocation());
  const [chosen] = useState(given);
  const member = useSession() !== null;
  const [pass, setPass] = useState(() => ticketPass.find());
  const opened = (given: TicketPass) => {
    ticketPass.keep(given);
    setPass(given);
    // The secret need not stay in the history.
    void navigate({ search: '', hash: '' }, { replace: true });
  };
  const end = () => {
    ticketPass.forget();
    setPass(null);
  };
  if (pass && !token && !mailed) {
    return (
      <div className={classes.list}>
        <Suspense fallback={<RowSkeletons label={texts.yourTickets} />}>
          <FoundTickets pass={pass} chosen={chosen} onEnd={end} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <Paper withBorder className={classes.slip}>
        <Title order={1} size="h2" mb="md">
          {token ? texts.readyTitle : mailed ? texts.yourTickets : texts.title}
        </Title>
        {token && <OpenLink token={token} onOpened={opened} />}
        {!token && mailed && <OpenMailLink token={mailed} onOpened={opened} />}
        {!token && !mailed && <FindTickets onOpened={opened} />}
        {member && (
          <Text size="sm" mt="lg" className={classes.member}>
            {texts.member}{' '}
            <Anchor component={Link} to={tabAddress('my-tickets')} underline="always">
              {texts.myTickets}
            </Anchor>
          </Text>
        )}
      </Paper>
    </div>
  );
}
