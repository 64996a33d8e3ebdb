import { Anchor, Text, Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts } from '../../../messages/contracts.ts';
import { walletTexts } from '../../../messages/wallet.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { keySentences } from '../signatories.ts';
import classes from './Contract.module.css';

const ContractEscrowFragment = graphql(`
  fragment ContractEscrow_contract on Contract {
    id
    escrow {
      publicKey
      explorerUrl
      transactionHash
      transactionUrl
      requiredSigs
    }
    signatories {
      id
      name
      keyHolder
      publicKey
    }
  }
`);

/** The ledger account that holds the money, its signers, and a public link to it. */
export function ContractEscrow({ contract: ref }: { contract: FragmentType<typeof ContractEscrowFragment> }) {
  const { escrow, signatories } = useFragment(ContractEscrowFragment, ref);
  return (
    <Section title={contractPageTexts.escrow} gap="md">
      {!escrow ? (
        <Text c="dimmed">{contractPageTexts.escrowNone}</Text>
      ) : (
        <div className={classes.sentences}>
          <div>
            <Text size="sm" c="dimmed">
              {contractPageTexts.publicKey}
            </Text>
            <div className={classes.key}>
              <code className={classes.code}>{escrow.publicKey}</code>
              <CopyButton
                value={escrow.publicKey}
                label={contractPageTexts.copyKey}
                confirmMs={3000}
                onCopied={() => void notify('success', walletTexts.keyCopied)}
              />
            </div>
            {escrow.explorerUrl && (
              <Anchor href={escrow.explorerUrl} target="_blank" rel="noreferrer" size="sm">
                {contractPageTexts.account}
              </Anchor>
            )}
          </div>
          <Text>{contractPageTexts.escrowRule(escrow.requiredSigs, signatories.length)}</Text>
          <Text c="dimmed">{contractPageTexts.escrowSales}</Text>
          <Title order={3} size="h4">
            {contractPageTexts.whoHolds}
          </Title>
          {keySentences(signatories, escrow.requiredSigs).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          <details className={classes.details}>
            <summary>{contractPageTexts.technical}</summary>
            <ul className="plain-list">
              {signatories.map(({ id, name, publicKey }) => (
                <li key={id}>
                  <Text size="sm" c="dimmed">
                    {name}
                  </Text>
                  <span className={classes.code}>{publicKey}</span>
                </li>
              ))}
              {escrow.transactionHash && (
                <li>
                  <Text size="sm" c="dimmed">
                    {contractPageTexts.transaction}
                  </Text>
                  <span className={classes.code}>{escrow.transactionHash}</span>
                </li>
              )}
            </ul>
            {escrow.transactionUrl && (
              <Anchor href={escrow.transactionUrl} target="_blank" rel="noreferrer" size="sm">
                {contractPageTexts.transactionLink}
              </Anchor>
            )}
          </details>
        </div>
      )}
    </Section>
  );
}
