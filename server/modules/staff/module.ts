import type { Module } from '../../platform/module.ts';
import { assignedEventsMails } from './assigned-events/assigned-events.mails.ts';
import {
  InvitedEventsResolver,
  StaffEventsResolver,
  ViewerEventsResolver,
} from './assigned-events/assigned-events.resolver.ts';
import { staffMails } from './invitations/staff-invitation.mails.ts';
import { StaffInvitationResolver } from './invitations/staff-invitation.resolver.ts';
import { IssuerAccountResolver } from './issuers/issuer-account.resolver.ts';
import { ownerMails } from './people/owner.mails.ts';
import {
  OwnershipResolver,
  StaffKeyResolver,
  UserAccountResolver,
  ViewerOwnershipResolver,
} from './people/user-account.resolver.ts';
import { validatorMails } from './validators/validator.mails.ts';
import { ValidatorResolver } from './validators/validator.resolver.ts';

export const staff: Module = {
  resolvers: [
    IssuerAccountResolver,
    UserAccountResolver,
    StaffKeyResolver,
    OwnershipResolver,
    ViewerOwnershipResolver,
    StaffInvitationResolver,
    ValidatorResolver,
    StaffEventsResolver,
    InvitedEventsResolver,
    ViewerEventsResolver,
  ],
  mails: { ...assignedEventsMails, ...ownerMails, ...staffMails, ...validatorMails },
};
