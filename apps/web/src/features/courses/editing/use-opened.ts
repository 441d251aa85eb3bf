import { useEffect, useState } from 'react'
import type { SharedDocument } from '../../../documents/shared-document.ts'

/** A document that several write, open as long as it is looked at; what is on its way when one goes still arrives. */
export function useOpened(open: (id: string) => SharedDocument, id: string): SharedDocument | undefined {
  const [shared, setShared] = useState<SharedDocument>()
  useEffect(() => {
    const opened = open(id)
    setShared(opened)
    return () => void opened.close()
  }, [open, id])
  return shared
}
