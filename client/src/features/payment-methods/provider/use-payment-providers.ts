import type { ProviderMethod } from '../../../gql/graphql.ts';
import { usePaymentProvidersQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  query PaymentProviders {
    paymentProviders
  }
`);

interface PaymentProviders {
  /** Null until they are known. */
  methods: readonly ProviderMethod[] | null;
  loading: boolean;
}

/** Loads the methods that organisers of this installation take through a provider. */
export function usePaymentProviders(): PaymentProviders {
  const { data, loading } = usePaymentProvidersQuery();
  return { methods: data?.paymentProviders ?? null, loading };
}
