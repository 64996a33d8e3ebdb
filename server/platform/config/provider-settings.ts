/** Variables of the operator that a payment provider declares. */
export interface ProviderVariables {
  /** The address of its server, and the one without the variable. */
  readonly address: { readonly variable: string; readonly standard: string };
  /** Whole numbers, by the name under which the provider gets them. */
  readonly numbers?: Readonly<
    Record<
      string,
      { readonly variable: string; readonly standard: number; readonly min: number; readonly max: number }
    >
  >;
}

/** The variables of all payment providers, by provider. */
export type AllProviderVariables = Readonly<Record<string, ProviderVariables>>;

/** Their values. */
export interface ProviderSettings {
  /** Without a slash at its end. Organisers never choose it. */
  readonly baseUrl: string;
  readonly numbers: Readonly<Record<string, number>>;
}
