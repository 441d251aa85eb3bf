import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { type PartKind, partsOf } from './parts.ts'

/** The parts of the application around; outside of one there are none. */
export const PartsContext = createContext(partsOf([]))

export const useAllParts = () => use(PartsContext)

/** Those of one kind: at once on a screen that names it (`shows`), elsewhere a moment later. */
export function useParts<Kind extends PartKind>(kind: Kind) {
  const parts = useAllParts()
  const subscribe = useCallback(
    (redraw: () => void) => {
      let isWanted = true
      // Without a line there are none, as there is nothing of all else.
      void parts.load(kind).then(
        () => isWanted && redraw(),
        () => undefined,
      )
      return () => {
        isWanted = false
      }
    },
    [parts, kind],
  )
  return useSyncExternalStore(subscribe, () => parts.loaded(kind)) ?? []
}
