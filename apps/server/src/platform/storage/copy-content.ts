import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { BytesGone } from './bytes-gone.ts'
import type { Storage } from './storage.ts'
import { onDisk } from './storage-failure.ts'

/**
 * Writes content to a path of this machine, for a program to work on. What is not as its key says is refused with
 * `FILE_BYTES_GONE`: what would be made of it would be wrong for good.
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
