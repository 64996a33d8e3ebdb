import { Failure } from '../../platform/failures.ts';

export class NoWallet extends Failure {
  constructor(message = 'No wallet found. Please create a wallet first.') {
    super('NO_WALLET', 'bad_input', message);
  }
}

/** On the wallet's own page, where one is a button away. */
export class NoWalletHere extends NoWallet {
  constructor() {
    super('No wallet found. Please create a new wallet first.');
  }
}
