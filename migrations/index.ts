import { CreateFoundation1700000000000 } from './1700000000000-create-foundation.ts';

/** All migrations, oldest first. A new one is appended here; none is ever changed once it has run anywhere. */
export const migrations = [CreateFoundation1700000000000];
