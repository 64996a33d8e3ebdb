import type { Module } from '../../platform/module.ts';
import { connectContracts } from './contracts/connect-contracts.ts';
import { ContractResolver } from './contracts/contract.resolver.ts';
import {
  ApprovalPersonResolver,
  ChangedContractResolver,
  SignatoryPersonResolver,
} from './contracts/contract-objects.resolver.ts';
import { partnerMails } from './partners/partner.mails.ts';
import { PartnerResolver } from './partners/partner.resolver.ts';
import { PersonResolver } from './people/person.resolver.ts';
import { PersonIssuerResolver } from './people/person-issuer.resolver.ts';

export const partnerships: Module = {
  resolvers: [
    ApprovalPersonResolver,
    ChangedContractResolver,
    SignatoryPersonResolver,
    PersonIssuerResolver,
    ContractResolver,
    PartnerResolver,
    PersonResolver,
  ],
  mails: partnerMails,
  connect: connectContracts,
};
