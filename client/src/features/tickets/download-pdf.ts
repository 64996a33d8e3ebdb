import { signedFetch } from '../../session/signed-fetch.ts';
import { callTexts } from '../../texts/calls.ts';

/** The printed ticket, handed over as a file. Null when it worked, else why not. */
export async function downloadPdf(ticketId: string): Promise<string | null> {
  try {
    const response = await signedFetch(`/api/tickets/${encodeURIComponent(ticketId)}/pdf`);
    if (!response.ok) return await reasonOf(response);
    save(await response.blob(), `ticket-${ticketId}.pdf`);
    return null;
  } catch (error) {
    console.error('The ticket could not be fetched as PDF', error);
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

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
