import { CreateFoundation1700000000000 } from './1700000000000-create-foundation.ts';
import { AddWallets1710000002000 } from './1710000002000-add-wallets.ts';

/** All migrations, oldest first. A new one is appended here; none is ever changed once it has run anywhere. */
export const migrations = [CreateFoundation1700000000000, AddWallets1710000002000];
