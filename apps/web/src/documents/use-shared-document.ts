import { useEffect, useState } from 'react'
import { line } from '../line/line.ts'
import { useWatched } from '../saving/use-watched.ts'
import type { SharedDocument } from './shared-document.ts'
import { createSharedDocuments } from './shared-documents.ts'
import { firstView, mayWrite, type SharedView } from './shared-view.ts'

const documents = createSharedDocuments(line)

interface Wanted {
  kind: string
  thingId: string
  accountId: string
  schema: number
}

/** Opens a document while the component is mounted; null on the first render. All users on a page share one. */
export function useSharedDocument(
  { kind, thingId, accountId, schema }: Wanted,
  from = documents,
): SharedDocument | null {
  const [taken, setTaken] = useState<SharedDocument | null>(null)
  useEffect(() => {
    const shared = from.take({ kind, thingId, accountId, schema })
    setTaken(shared)
    return () => {
      setTaken(null)
      from.release(shared)
    }
  }, [from, kind, thingId, accountId, schema])
  return taken
}

const nobody = { read: () => firstView, subscribe: () => () => undefined }

/** Returns the document's state and whether the account may write now. */
export function useSharedView(shared: SharedDocument | null, accountId: string): SharedView & { isWriter: boolean } {
  const view = useWatched<SharedView>(shared ?? nobody)
  return { ...view, isWriter: mayWrite(view, accountId) }
}
