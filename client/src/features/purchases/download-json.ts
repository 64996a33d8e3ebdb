import { saveFile } from '../../ui/save-file.ts';

/** Saves a value as a JSON file of that name. */
export function downloadJson(name: string, value: unknown): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);
}
