import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { BytesGone } from './bytes-gone.ts'
import type { Storage } from './storage.ts'
import { onDisk } from './storage-failure.ts'

/**
 * Writes content to a local path for a program to work on. Content that does not match its key is refused with
 * `FILE_BYTES_GONE`: anything made from it would stay wrong.
 */
export async function copyContent(
  storage: Pick<Storage, 'read'>,
  key: string,
  path: string,
  { mode = 0o600 } = {},
): Promise<void> {
  const hash = createHash('sha256')
  const content = await storage.read(key)
  await onDisk(() =>
    pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { mode }),
    ),
  )
  if (hash.digest('hex') !== key) throw new BytesGone()
}
