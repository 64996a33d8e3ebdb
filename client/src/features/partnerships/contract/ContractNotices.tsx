import { Alert, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconListCheck } from '@tabler/icons-react';
import type { ContractNotices_ContractFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { language } from '../../../language/language.ts';
import { translated } from '../../../language/translated.ts';
import { contractPageTexts } from '../../../messages/contracts.ts';
import { finalizeBlockerTexts, finalizeFailureTexts } from '../../../messages/staff-reasons.ts';
import classes from './Contract.module.css';

const ContractNoticesFragment = graphql(`
  fragment ContractNotices_contract on Contract {
    id
    status
    finalizing
    finalizeFailure
    finalizeFailureCode
    finalizeBlockers {
      code
      message
      names
      needed
      given
    }
    viewerRole
  }
`);

type Blocker = ContractNotices_ContractFragment['finalizeBlockers'][number];

/** Returns the reason in the reader's language, with the people or the numbers concerned. */
function blockerWords({ code, message, names, needed, given }: Blocker): string {
  if (language === 'en') return message;
  const words: string | ((...about: never[]) => string) = finalizeBlockerTexts[code];
  if (typeof words === 'string') return words;
  return (words as (...about: unknown[]) => string)(...(names.length > 0 ? names : [needed, given]));
}

interface ContractNoticesProps {
  contract: FragmentType<typeof ContractNoticesFragment>;
  /** Id of the list of obstacles, referenced by the finalize button. */
  blockersId: string;
}

/** Obstacles to finalizing a draft, and the result of the last attempt. */
export function ContractNotices({ contract: ref, blockersId }: ContractNoticesProps) {
  const contract = useFragment(ContractNoticesFragment, ref);
  const { status, finalizing, finalizeBlockers, viewerRole } = contract;
  const failure = translated(contract.finalizeFailure, contract.finalizeFailureCode, finalizeFailureTexts);
  const isOpen = status === 'DRAFT' && !finalizing;
  return (
    <div className={classes.notices}>
      {finalizing && (
        <Alert color="teal" variant="light" role="status" icon={<Loader size={20} aria-hidden />}>
          {contractPageTexts.finalizingBody}
        </Alert>
      )}
      {isOpen && failure && (
        <Alert
          color="coral"
          variant="light"
          role="status"
          title={contractPageTexts.finalizeFailedTitle}
          icon={<IconAlertTriangle size={20} aria-hidden />}
        >
          {failure}
        </Alert>
      )}
      {isOpen && viewerRole === 'ISSUER' && finalizeBlockers.length > 0 && (
        <Alert color="marigold" variant="light" icon={<IconListCheck size={20} aria-hidden />}>
          <Text fw={600} size="sm">
            {contractPageTexts.blockers}
          </Text>
          <ul id={blockersId} className={classes.blockers}>
            {finalizeBlockers.map((one) => (
              <li key={one.message}>{blockerWords(one)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
