import { Paper, Stack, Text } from '@mantine/core';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import { providerMethodTexts as texts } from '../../../messages/account.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { PageLoading } from '../../../shell/PageLoading.tsx';
import { MethodPage } from '../MethodPage.tsx';
import type { PaymentMethod } from '../methods.ts';
import { asksPhone } from '../provider-methods.ts';
import { DefaultNumber } from './DefaultNumber.tsx';
import { ProviderPayments } from './ProviderPayments.tsx';
import { usePaymentProviders } from './use-payment-providers.ts';

interface ProviderMethodPageProps {
  method: PaymentMethod;
  provider: ProviderMethod;
  viewer: Viewer;
}

/** Page of mobile money or cards: the viewer's payments, or what is missing while no organiser takes the method. */
export function ProviderMethodPage({ method, provider, viewer }: ProviderMethodPageProps) {
  const { methods, loading } = usePaymentProviders();
  if (!methods && loading) return <PageLoading />;
  if (!methods?.includes(provider)) return <MethodPage method={method} viewer={viewer} />;
  return (
    <Stack gap="lg" maw={720}>
      <Paper withBorder p={{ base: 'lg', sm: 'xl' }}>
        <Stack gap="md">
          <Text>{texts.purpose[provider]}</Text>
          {asksPhone(provider) ? <DefaultNumber /> : <Text fw={600}>{texts.notSaved}</Text>}
        </Stack>
      </Paper>
      <ProviderPayments provider={provider} />
    </Stack>
  );
}
