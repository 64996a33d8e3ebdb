/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a ticket can be priced in. */
export type Currency =
  /** Kenyan shilling. */
  | 'KES'
  /** US dollar. */
  | 'USD'
  /** Lumen, the currency of the ledger. */
  | 'XLM';

/** A purchase by the form of the public page. */
export type FormPurchaseInput = {
  /** Lowers the price, or opens hidden tiers. */
  code?: string | null | undefined;
  /** The e-mail address. */
  email: string;
  /** How many tickets of which tiers. */
  lines: Array<FormPurchaseLine>;
  /** The name, for people. */
  name: string;
  /** The telephone number. */
  phone: string;
  /** Its name in addresses. */
  slug: string;
  /** The secret of an offer to somebody who waited: buys the places that are held for him. */
  waiting?: string | null | undefined;
};

/** So many tickets of one tier. */
export type FormPurchaseLine = {
  /** How many tickets. */
  quantity?: number;
  /** The name of the tier. */
  tier: string;
};

/** Due: to be paid at the door. */
export type OrderStatus =
  /** It was not paid in time, or given up. */
  | 'CANCELLED'
  /** To be paid at the door. */
  | 'DUE'
  /** Its places are kept while it is being paid. */
  | 'HELD'
  /** All of it is paid. */
  | 'PAID'
  /** It was given back. */
  | 'REFUNDED';

/** What the door decided, and why. */
export type ScanOutcome =
  /** The holder may go in; the entry is recorded. */
  | 'ADMITTED'
  /** Somebody went in with it before. */
  | 'ALREADY_USED'
  /** It was not signed by the organiser, or was changed. */
  | 'BAD_SIGNATURE'
  /** It was given back. */
  | 'CANCELLED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It would let in; nothing was recorded. */
  | 'GOOD'
  /** It is no ticket. */
  | 'MALFORMED'
  /** Its time has not come. */
  | 'NOT_YET_VALID'
  /** It was revoked. */
  | 'REVOKED'
  /** Nobody knows the key that signed it. */
  | 'UNKNOWN_KEY'
  /** It is signed, and was never issued. */
  | 'UNKNOWN_TICKET'
  /** It is for another event. */
  | 'WRONG_EVENT'
  /** It is another organiser’s. */
  | 'WRONG_ISSUER';

/** A ticket at the door. */
export type ValidateTicketInput = {
  /** false checks only and records no entry. */
  commit?: boolean;
  /** What the device calls itself, up to 100 characters. */
  deviceId?: string | null | undefined;
  /** The event that it belongs to. */
  eventId?: string | number | null | undefined;
  /** The gate that it is at. */
  gateId?: string | number | null | undefined;
  /** A word that names one scan of a device: the same again adds nothing. */
  nonce?: string | null | undefined;
  /** The ticket file as an object, or its text, or the text of the QR code. */
  ticket: unknown;
};

export type EventsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EventsQuery = { publishedEvents: { nodes: Array<{ id: string, name: string, slug: string, venue: string, startDate: string, tiers: Array<{ name: string, price: string, currency: Currency, available: number }> }> } };

export type BuyMutationVariables = Exact<{
  input: FormPurchaseInput;
  idempotencyKey?: string | null | undefined;
}>;


export type BuyMutation = { purchaseByForm: { order: { id: string, status: OrderStatus, total: Array<{ value: string, currency: Currency }> }, tickets: Array<{ id: string, qrText: string | null }> } };

export type ScanMutationVariables = Exact<{
  input: ValidateTicketInput;
}>;


export type ScanMutation = { validateTicket: { valid: boolean, outcome: ScanOutcome, message: string, due: { value: string, currency: Currency } | null } };

export type FiguresQueryVariables = Exact<{
  eventId: string | number;
}>;


export type FiguresQuery = { event: { name: string, stats: { totalGenerated: number, totalSold: number, totalEntered: number } | null } | null };


/** Variables and data of each operation. */
export interface PassaOperations {
  Events: { variables: EventsQueryVariables; data: EventsQuery };
  Buy: { variables: BuyMutationVariables; data: BuyMutation };
  Scan: { variables: ScanMutationVariables; data: ScanMutation };
  Figures: { variables: FiguresQueryVariables; data: FiguresQuery };
}

export type PassaOperationName = keyof PassaOperations;

export const PASSA_DOCUMENTS: Readonly<Record<PassaOperationName, string>> = {
  Events: "query Events($search: String) {\n  publishedEvents(search: $search, first: 20) {\n    nodes {\n      id\n      name\n      slug\n      venue\n      startDate\n      tiers {\n        name\n        price\n        currency\n        available\n      }\n    }\n  }\n}",
  Buy: "mutation Buy($input: FormPurchaseInput!, $idempotencyKey: String) {\n  purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n    order {\n      id\n      status\n      total {\n        value\n        currency\n      }\n    }\n    tickets {\n      id\n      qrText\n    }\n  }\n}",
  Scan: "mutation Scan($input: ValidateTicketInput!) {\n  validateTicket(input: $input) {\n    valid\n    outcome\n    message\n    due {\n      value\n      currency\n    }\n  }\n}",
  Figures: "query Figures($eventId: ID!) {\n  event(id: $eventId) {\n    name\n    stats {\n      totalGenerated\n      totalSold\n      totalEntered\n    }\n  }\n}",
};
