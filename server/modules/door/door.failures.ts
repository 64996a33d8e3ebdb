import { Failure } from '../../platform/failures.ts';

export class AlreadyRevoked extends Failure {
  constructor(revokedAt: Date | null) {
    super(
      'ALREADY_REVOKED',
      'conflict',
      'The ticket was already revoked.',
      revokedAt ? { revokedAt } : undefined,
    );
  }
}

export class TicketCancelled extends Failure {
  constructor() {
    super('TICKET_CANCELLED', 'conflict', 'The ticket was cancelled and needs no revocation.');
  }
}

export class AlreadySettled extends Failure {
  constructor(method: string | null) {
    super(
      'ALREADY_COLLECTED',
      'conflict',
      'The amount due was already settled.',
      method ? { method } : undefined,
    );
  }
}

export class NothingDue extends Failure {
  constructor() {
    super('NOTHING_DUE', 'conflict', 'Nothing is due for this ticket.');
  }
}

export class DueCancelled extends Failure {
  constructor() {
    super('DUE_CANCELLED', 'conflict', 'The amount due was cancelled with its ticket.');
  }
}

export class GateClosed extends Failure {
  constructor() {
    super('GATE_CLOSED', 'conflict', 'This gate is not active. Choose another gate.');
  }
}

export class GateNameTaken extends Failure {
  constructor(name: string) {
    super('GATE_NAME_TAKEN', 'conflict', `The event already has a gate named ${name}.`);
  }
}

export class DoorBusy extends Failure {
  constructor() {
    super('DOOR_BUSY', 'unavailable', 'Too many scans are waiting. Please scan again in a moment.');
  }
}

export class NothingToUndo extends Failure {
  constructor() {
    super('NOTHING_TO_UNDO', 'conflict', 'This scan let nobody in, so there is nothing to take back.');
  }
}
