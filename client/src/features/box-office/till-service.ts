import type { ApolloClient } from '@apollo/client';
import type { OrderStatus, TakingMethod, TillOfficeFragment, TillSaleFragment } from '../../gql/graphql.ts';
import {
  TillAdmitDocument,
  TillAskPhoneDocument,
  TillCloseShiftDocument,
  TillKeepPlacesDocument,
  TillOfficeQueryDocument,
  TillOpenShiftDocument,
  TillPaymentDocument,
  TillSellDocument,
  TillUploadDocument,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { mutateService, queryService } from '../door-app/device/service-request.ts';
import type { OfflineSale } from './till-sales.ts';
import type { PhoneRequest } from './till-store.ts';

graphql(`
  fragment TillShift on Shift {
    id
    openedAt
    closedAt
    isGateLost
    sales
    float {
      amount
      currency
    }
    expected {
      amount
      currency
    }
    difference {
      amount
      currency
    }
    takings {
      method
      tickets
      amount {
        amount
        currency
      }
    }
    paidDifference {
      amount
      currency
    }
    salesWithoutPlace
    withoutPlace {
      amount
      currency
    }
    leases {
      tier
      device
      quantity
      used
      returnedAt
      price {
        amount
        currency
      }
    }
  }
`);

graphql(`
  fragment TillOffice on BoxOffice {
    isOpen
    phoneMethods
    tiers {
      id
      name
      free
      price {
        amount
        currency
      }
    }
    shift {
      id
      ...TillShift @unmask
    }
  }
`);

graphql(`
  query TillOfficeQuery($eventId: ID!) {
    boxOffice(eventId: $eventId) {
      ...TillOffice @unmask
    }
  }
`);

graphql(`
  mutation TillOpenShift($input: OpenShiftInput!) {
    openShift(input: $input) {
      shift {
        id
      }
    }
  }
`);

graphql(`
  mutation TillCloseShift($input: CloseShiftInput!) {
    closeShift(input: $input) {
      shift {
        id
        ...TillShift @unmask
      }
    }
  }
`);

graphql(`
  mutation TillKeepPlaces($input: SetLeasedPlacesInput!) {
    setLeasedPlaces(input: $input) {
      shift {
        id
      }
    }
  }
`);

graphql(`
  fragment TillSale on DoorSale {
    orderId
    tickets {
      id
      number
      tier
      code
      admitted
    }
  }
`);

graphql(`
  mutation TillSell($input: SellAtDoorInput!) {
    sellAtDoor(input: $input) {
      sale {
        ...TillSale @unmask
      }
    }
  }
`);

graphql(`
  mutation TillUpload($input: UploadDoorSalesInput!) {
    uploadDoorSales(input: $input) {
      sales {
        nonce
        orderId
        refusal
      }
    }
  }
`);

graphql(`
  mutation TillAskPhone($input: RequestDoorPaymentInput!) {
    requestDoorPayment(input: $input) {
      payment {
        status
      }
    }
  }
`);

graphql(`
  query TillPayment($shiftId: ID!, $nonce: String!) {
    doorPayment(shiftId: $shiftId, nonce: $nonce) {
      status
    }
  }
`);

graphql(`
  mutation TillAdmit($shiftId: ID!, $nonce: String!) {
    admitDoorSale(input: { shiftId: $shiftId, nonce: $nonce }) {
      sale {
        ...TillSale @unmask
      }
    }
  }
`);

export interface Guest {
  name: string | null;
  email: string | null;
}

export interface SaleTerms extends Guest {
  shiftId: string;
  nonce: string;
  lines: { tier: string; quantity: number }[];
  total: string;
}

/** The calls of a till. Each @throws ServiceUnavailable, ServiceRefused */
export const tillService = (client: ApolloClient) => ({
  office: async (eventId: string): Promise<TillOfficeFragment> =>
    (await queryService(client, { document: TillOfficeQueryDocument, variables: { eventId } })).boxOffice,
  openShift: async (input: {
    eventId: string;
    gateId: string | null;
    deviceId: string;
    currency: TillOfficeFragment['tiers'][number]['price']['currency'];
    float: string;
  }): Promise<void> => {
    await mutateService(client, { document: TillOpenShiftDocument, variables: { input } });
  },
  closeShift: async (input: { id: string; counted: string; note: string }) =>
    (await mutateService(client, { document: TillCloseShiftDocument, variables: { input } })).closeShift
      .shift,
  keepPlaces: async (input: {
    shiftId: string;
    deviceId: string;
    lines: { tier: string; quantity: number }[];
  }): Promise<void> => {
    await mutateService(client, {
      document: TillKeepPlacesDocument,
      variables: { input },
    });
  },
  sell: async (
    input: SaleTerms & { method: TakingMethod; reference: string | null; admits: boolean; deviceId: string },
  ): Promise<TillSaleFragment> =>
    (await mutateService(client, { document: TillSellDocument, variables: { input } })).sellAtDoor.sale,
  upload: async (shiftId: string, clockOffsetMs: number, waiting: readonly OfflineSale[]) => {
    const sales = waiting.map(({ nonce, lines, total, name, email, soldAt, admitted }) => ({
      ...{ nonce, lines, total, name, email, soldAt, admitted },
    }));
    const deviceId = waiting[0]?.deviceId ?? null;
    const variables = { input: { shiftId, deviceId, clockOffsetMs: Math.round(clockOffsetMs), sales } };
    return (await mutateService(client, { document: TillUploadDocument, variables })).uploadDoorSales.sales;
  },
  askPhone: async (request: PhoneRequest): Promise<OrderStatus> => {
    const { eventId: _event, currency: _currency, ...input } = request;
    const answer = await mutateService(client, { document: TillAskPhoneDocument, variables: { input } });
    return answer.requestDoorPayment.payment.status;
  },
  payment: async (shiftId: string, nonce: string): Promise<OrderStatus> =>
    (await queryService(client, { document: TillPaymentDocument, variables: { shiftId, nonce } })).doorPayment
      .status,
  admit: async (shiftId: string, nonce: string): Promise<TillSaleFragment> =>
    (await mutateService(client, { document: TillAdmitDocument, variables: { shiftId, nonce } }))
      .admitDoorSale.sale,
});

export type TillService = ReturnType<typeof tillService>;
