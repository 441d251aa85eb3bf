import { readBlob } from './kept-blobs.ts'
import { pictureOf } from './new-items.ts'
import type { KeptUpload } from './upload-item.ts'

type OnFound = (key: string, blob: Blob | undefined, picture: string | null) => void

/** Looks on the device for the bytes of interrupted uploads. Calls `onFound` for each, also without bytes. */
export async function restoreSources(kept: readonly KeptUpload[], onFound: OnFound): Promise<void> {
  for (const { key, summary, name } of kept) {
    if (summary) continue
    const blob = await readBlob(key)
    onFound(key, blob, blob ? pictureOf(new File([blob], name, { type: blob.type })) : null)
  }
}
