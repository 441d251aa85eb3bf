import { open, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '../../../testing/test-app.ts'

/** Damages stored bytes as disks and people do, by key of the content. */
export function damageIn({ platform }: TestApp) {
  const pathOf = (key: string) => join(platform.config.dataDir, 'files', key.slice(0, 2), key)
  return {
    pathOf,
    remove: (key: string) => rm(pathOf(key)),
    cutTo: (key: string, bytes: number) => truncate(pathOf(key), bytes),
    /** Changes one bit of one byte; the size stays. */
    async flip(key: string, at = 0): Promise<void> {
      const file = await open(pathOf(key), 'r+')
      try {
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
        await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at)
      } finally {
        await file.close()
      }
    },
  }
}
