import type { CourseOutline } from '@learntrail/contract/courses/content'
import { readOutline, type StructureJson } from '@learntrail/contract/courses/structure'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Doc, Text } from 'yjs'
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
      // What came between the first look and this one.
      changed()
      return () => document.off('update', changed)
    },
  }
}

/** The course as its document says it now. */
export function useStructure(document: Doc): StructureView {
  const { read, subscribe } = useMemo(() => viewOf(document), [document])
  return useSyncExternalStore(subscribe, read)
}

/** The characters of a shared text as they are now. */
export function useTextValue(text: Text | undefined): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      text?.observe(listener)
      return () => text?.unobserve(listener)
    },
    [text],
  )
  return useSyncExternalStore(subscribe, () => text?.toString() ?? '')
}
