import { del, get, set } from 'idb-keyval'

/**
 * Largest file kept on the device unless a place says otherwise. After a closed tab, the person has to choose larger
 * files again.
 */
export const mostKeptBytes = 50 * 1024 * 1024

const nameOf = (key: string) => `learntrail.upload.${key}`

// The device's store can be missing, full or forbidden; an upload then lasts only as long as the page.
export async function keepBlob(key: string, blob: Blob, mostBytes: number): Promise<void> {
  if (blob.size > mostBytes) return
  await attempt(() => set(nameOf(key), blob))
}

export function readBlob(key: string): Promise<Blob | undefined> {
  return attempt(() => get<Blob>(nameOf(key)))
}

export async function dropBlob(key: string): Promise<void> {
  await attempt(() => del(nameOf(key)))
}

async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
