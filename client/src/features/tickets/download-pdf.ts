import { signedFetch } from '../../session/signed-fetch.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { saveFile } from '../../ui/save-file.ts';

/**
 * The printed ticket, handed over as a file. Null when it worked, else why not.
 * @param pass of somebody who was shown his tickets by a link
 */
export async function downloadPdf(ticketId: string, pass?: string): Promise<string | null> {
  try {
    const response = await signedFetch(
      `/api/tickets/${encodeURIComponent(ticketId)}/pdf`,
      pass === undefined ? {} : { headers: { 'x-ticket-pass': pass } },
    );
    if (!response.ok) return await reasonOf(response);
    saveFile(await response.blob(), `ticket-${ticketId}.pdf`);
    return null;
  } catch (error) {
    console.error(labelTexts.pdfNotFetched, error);
    return callTexts.network;
  }
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { error?: { message?: string }; message?: string };
    return body.error?.message ?? body.message ?? callTexts.http(response.status, text);
  } catch {
    return callTexts.http(response.status, text.slice(0, 200));
  }
}
