import type { ErrorCode } from '@learntrail/contract/errors'

const mostKept = 1_000
/** Then the file is tried again: what took too long may only have met a busy machine. */
const keptForMs = 3_600_000

/** Remembers which files could not be stamped, so that further readers do not repeat the attempt at once. */
export function createUnstampable() {
  const known = new Map<string, { code: ErrorCode; until: number }>()
  return {
    find(key: string, now: Date): ErrorCode | undefined {
      const found = known.get(key)
      return found && now.getTime() < found.until ? found.code : undefined
    },
    note(key: string, code: ErrorCode, now: Date): void {
      if (known.size >= mostKept) known.clear()
      known.set(key, { code, until: now.getTime() + keptForMs })
    },
  }
}
