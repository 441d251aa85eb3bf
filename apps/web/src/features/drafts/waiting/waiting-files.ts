import { createStore, del, get } from 'idb-keyval'

/** A file of a note; `id` is set once it is uploaded. */
export interface WaitingFile {
  key: string
  name: string
  type: string
  size: number
  id?: string
}

/** Database and store as named in `public/offline-files.js`. */
const store = () => createStore('learntrail-waiting', 'files')

/** Returns undefined when the browser has evicted the file. */
export const readWaitingFile = (key: string): Promise<Blob | undefined> => get<Blob>(key, store())

/** Deletes files from the device; failures are ignored, as a file left behind only takes space. */
export async function dropWaitingFiles(files: readonly WaitingFile[]): Promise<void> {
  for (const { key } of files) await del(key, store()).catch(() => undefined)
}
