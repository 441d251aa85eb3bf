import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from './flush-folder.ts'
import { type ErasedList, erasedName, isAccountId } from './storage.ts'
import { codeOf, onDisk } from './storage-failure.ts'

/** Returns the list as empty files named by account id. */
export function erasedOnDisk(folder: string): ErasedList {
  const place = join(folder, erasedName)
  return {
    add: (id) =>
      onDisk(async () => {
        const file = await open(join(place, id), 'a', 0o600)
        await file.close()
        await flushFolder(place)
      }),
    async *ids() {
      const names = await readdir(place).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      })
      yield* names.filter(isAccountId)
    },
  }
}
