import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { ExpenseRow } from '../../../features/expenses/ExpenseRow.tsx';
import { ContractCard } from '../../../features/partnerships/contracts/ContractCard.tsx';
import { RoundDialog } from '../../../features/revenue/RoundDialog.tsx';
import { RoundRow } from '../../../features/revenue/RoundRow.tsx';
import { panelTexts } from '../../../texts/partnerships.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import classes from './Partnerships.module.css';
import { useWaitingForYou } from './use-waiting-for-you.ts';

interface WaitingForYouProps {
  /**
   * Above a list of contracts, which has the drafts: shows only signatures and decisions, and nothing if there are
   * none.
   */
  isAboveList?: boolean;
}

/** Drafts to approve or finalize, releases to sign or send, and expenses to decide on. */
export function WaitingForYou({ isAboveList = false }: WaitingForYouProps) {
  const { isReady, rests, drafts, rounds, expenses } = useWaitingForYou(!isAboveList);
  if (!isReady) return null;
  const rows = rounds.length + expenses.length;
  const lacks = rests.some(({ state }) => state === 'cut' || state === 'failed');
  const isWhole = !lacks && rests.every(({ state, whole }) => state === 'none' || whole);
  // A release that was just signed stays open, although it no longer waits for the viewer.
  if (isAboveList && rows === 0 && !lacks) return <RoundDialog />;
  return (
    <section aria-label={panelTexts.needsYou} className={isAboveList ? classes.above : undefined}>
      <Title order={2} size="h3" mb="md">
        {panelTexts.needsYou}
      </Title>
      {drafts.length + rows === 0 && isWhole && <Text c="dimmed">{panelTexts.nothingWaits}</Text>}
      <div className={classes.stack}>
        {rows > 0 && (
          <Paper withBorder px="lg" component="ul" className={classes.rows}>
            {rounds.map((round) => (
              <RoundRow key={round.id} round={round} />
            ))}
            {expenses.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} />
            ))}
          </Paper>
        )}
        {drafts.length > 0 && (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {drafts.map((contract) => (
              <ContractCard key={contract.id} contract={contract} withIssuer={false} />
            ))}
          </SimpleGrid>
        )}
        <RestOfLists rests={rests} />
      </div>
      <RoundDialog />
    </section>
  );
}

/** One message for all lists: that of the first incomplete one. */
function RestOfLists({ rests }: { rests: ReturnType<typeof useWaitingForYou>['rests'] }) {
  const rest = rests.find(({ state }) => state === 'failed') ?? rests.find(({ state }) => state === 'cut');
  return rest && <RestOfList rest={rest} />;
}
