import { open } from 'node:fs/promises'

/** Makes the entries of a folder durable: a flushed file whose directory entry is lost is lost as well. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
