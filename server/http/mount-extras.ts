import type { FastifyInstance } from 'fastify';
import { serveAuditExport } from './audit-export.ts';
import { serveBackupArchives } from './backup-archives.ts';
import { serveDevMail } from './dev-mail.ts';
import { serveExpenseReceipts } from './expense-receipts.ts';
import type { ScopeGround } from './request-scope.ts';
import { serveTableExports } from './table-export.ts';
import { serveTicketPdf } from './ticket-pdf.ts';

/** What is no document of the API: files to download, and pages for developers. */
export async function mountExtras(http: FastifyInstance, ground: ScopeGround): Promise<void> {
  serveDevMail(http, ground);
  serveTicketPdf(http);
  serveTableExports(http);
  serveAuditExport(http);
  serveBackupArchives(http);
  await serveExpenseReceipts(http);
}
