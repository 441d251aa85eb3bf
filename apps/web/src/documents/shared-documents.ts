import type { Line } from '../line/line.ts'
import { createSharedDocument, type SharedDocument, type SharedDocumentOptions } from './shared-document.ts'

/** ms a document stays open after its last user, so that the next screen finds it open. */
const lingerMs = 3_000

interface Open {
  shared: SharedDocument
  users: number
  closing: ReturnType<typeof setTimeout> | undefined
}

/** The documents open on this page, each opened once however many parts of the screen use it. */
export function createSharedDocuments(line: Line, linger = lingerMs) {
  const open = new Map<string, Open>()
  return {
    take(options: Omit<SharedDocumentOptions, 'line'>): SharedDocument {
      const key = [options.accountId, options.kind, options.thingId, options.schema].join(' ')
      const one = open.get(key) ?? { shared: createSharedDocument({ ...options, line }), users: 0, closing: undefined }
      clearTimeout(one.closing)
      one.users += 1
      open.set(key, one)
      return one.shared
    },
    release(shared: SharedDocument): void {
      for (const [key, one] of open) {
        if (one.shared !== shared) continue
        one.users -= 1
        if (one.users > 0) continue
        one.closing = setTimeout(() => {
          open.delete(key)
          void shared.close()
        }, linger)
      }
    },
  }
}
