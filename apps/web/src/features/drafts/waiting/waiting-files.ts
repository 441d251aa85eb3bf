import { createStore, del, get } from 'idb-keyval'

/** A file of a note; `id` once the server has it. */
export interface WaitingFile {
  key: string
  name: string
  type: string
  size: number
  id?: string
}

/** As `public/offline-files.js` names it. */
const store = () => createStore('learntrail-waiting', 'files')

/** Undefined where the browser has thrown it away. */
export const readWaitingFile = (key: string): Promise<Blob | undefined> => get<Blob>(key, store())

/** What cannot be removed takes room on the device, and harms nobody. */
export async function dropWaitingFiles(files: readonly WaitingFile[]): Promise<void> {
  for (const { key } of files) await del(key, store()).catch(() => undefined)
}
