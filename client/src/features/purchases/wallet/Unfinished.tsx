import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { WalletPurchase } from './use-wallet-purchase.ts';

/** A confirmed purchase without an answer, to retry or discard. */
export function Unfinished({ purchase }: { purchase: WalletPurchase }) {
  return (
    <Stack gap="md">
      {purchase.failure && <FormFailure>{purchase.failure}</FormFailure>}
      <Alert
        color="marigold"
        variant="light"
        icon={<IconHistory size={22} aria-hidden />}
        title={purchaseTexts.unfinishedTitle}
      >
        {purchaseTexts.unfinishedBody}
      </Alert>
      <Button color="marigold.5" size="lg" fullWidth onClick={() => void purchase.resume()}>
        {purchaseTexts.unfinishedGo}
      </Button>
      <Button variant="default" fullWidth onClick={purchase.drop}>
        {purchaseTexts.unfinishedDrop}
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {purchaseTexts.unfinishedDropBody}
      </Text>
    </Stack>
  );
}
