import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { type PartKind, partsOf } from './parts.ts'

/** Parts of the surrounding application; empty outside one. */
export const PartsContext = createContext(partsOf([]))

export const useAllParts = () => use(PartsContext)

/**
 * Returns the parts of one kind: at once on a screen that lists it in `shows`, elsewhere once they are loaded, and an
 * empty list until then.
 */
export function useParts<Kind extends PartKind>(kind: Kind) {
  const parts = useAllParts()
  const subscribe = useCallback(
    (redraw: () => void) => {
      let isWanted = true
      // If loading fails, as offline, the list stays empty.
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
