import { useState } from 'react';
import { notify } from '../ui/notify.ts';
import { fetchFile, reasonOf } from './fetch-file.ts';

interface DownloadWords {
  /** Says why the file could not be fetched. */
  failed: (reason: string) => string;
  /** Confirms the file of this name. */
  done?: (name: string) => string;
}

/** Downloads files with the session's credential, and notifies of the outcome. */
export function useDownload({ failed, done }: DownloadWords) {
  const [busy, setBusy] = useState(false);
  /** @param name for a response without a name */
  const download = async (address: string, name: string, init?: RequestInit): Promise<void> => {
    setBusy(true);
    try {
      const file = await fetchFile(address, name, init);
      if (done) void notify('success', done(file));
    } catch (failure) {
      console.error(`${name} could not be fetched`, failure);
      void notify('error', failed(reasonOf(failure)));
    }
    setBusy(false);
  };
  return { busy, download };
}
