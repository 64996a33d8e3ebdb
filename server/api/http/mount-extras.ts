import type { FastifyInstance } from 'fastify';
import { serveEmbed } from '../embed/serve-embed.ts';
import { serveCrawlerFiles } from '../pages/crawler-files.ts';
import { serveSharePictures } from '../pages/share-pictures.ts';
import { serveAuditExport } from './audit-export.ts';
import { serveBackupArchives } from './backup-archives.ts';
import { serveDevMail } from './dev-mail.ts';
import { serveEventCalendar } from './event-calendar.ts';
import { serveEventReports } from './event-report.ts';
import { serveExpenseReceipts } from './expense-receipts.ts';
import { serveGuestLists } from './guest-lists.ts';
import type { ScopeDependencies } from './request-scope.ts';
import { serveTableExports } from './table-export.ts';
import { serveTicketPdf } from './ticket-pdf.ts';

/** Mounts routes that are not GraphQL documents: downloads, files for crawlers, and pages for developers. */
export async function mountExtras(http: FastifyInstance, context: ScopeDependencies): Promise<void> {
  serveDevMail(http, context);
  serveEventCalendar(http);
  serveTicketPdf(http);
  serveSharePictures(http);
  serveCrawlerFiles(http);
  serveEventReports(http);
  serveTableExports(http);
  serveAuditExport(http);
  serveBackupArchives(http);
  await serveExpenseReceipts(http);
  await serveEmbed(http);
  await serveGuestLists(http);
}
