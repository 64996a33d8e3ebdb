import { Failure } from '../../platform/failures.ts';

export class NoWallet extends Failure {
  constructor(message = 'No wallet found. Please create a wallet first.') {
    super('NO_WALLET', 'bad_input', message);
  }
}

/** For the wallet's own page, which has a button to create one. */
export class NoWalletHere extends NoWallet {
  constructor() {
    super('No wallet found. Please create a new wallet first.');
  }
}
