import type { CourseOutline } from '@learntrail/contract/courses/content'
import { readOutline, type StructureJson } from '@learntrail/contract/courses/structure'
import { useMemo, useSyncExternalStore } from 'react'
import type { Doc } from 'yjs'
import { structureOf } from './change-structure.ts'

export interface StructureView {
  json: StructureJson
  outline: CourseOutline
}

function viewOf(document: Doc) {
  let view: StructureView | undefined
  return {
    read() {
      if (view === undefined) {
        const json = structureOf(document)
        view = { json, outline: readOutline(json) }
      }
      return view
    },
    subscribe(listener: () => void) {
      const changed = () => {
        view = undefined
        listener()
      }
      document.on('update', changed)
      // Includes changes made between reading and subscribing.
      changed()
      return () => document.off('update', changed)
    },
  }
}

/** Returns the present structure of a course from its document. */
export function useStructure(document: Doc): StructureView {
  const { read, subscribe } = useMemo(() => viewOf(document), [document])
  return useSyncExternalStore(subscribe, read)
}
