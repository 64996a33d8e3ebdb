import { Failure, NotFound } from '../../platform/failures.ts';
import { MOST_ENDPOINTS } from './webhook.rules.ts';

export class UnknownEndpoint extends NotFound {
  constructor() {
    super('The endpoint');
  }
}

export class UnknownDelivery extends NotFound {
  constructor() {
    super('The delivery');
  }
}

/** System administrators have the permission, but no organiser of their own. */
export class NoOrganiser extends Failure {
  constructor() {
    super('NO_ORGANISER', 'conflict', 'Endpoints belong to an organiser, and you work for none.');
  }
}

export class TooManyEndpoints extends Failure {
  constructor() {
    super('TOO_MANY_ENDPOINTS', 'conflict', `An organiser has at most ${MOST_ENDPOINTS} endpoints.`);
  }
}

export class DeliveryUnderWay extends Failure {
  constructor() {
    super('DELIVERY_UNDER_WAY', 'conflict', 'This delivery is waiting for its next try.');
  }
}
