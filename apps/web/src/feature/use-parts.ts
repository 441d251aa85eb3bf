import { createContext, use } from 'react'
import { type PartKind, partsOf } from './parts.ts'

/** The parts of the application around; outside of one there are none. */
export const PartsContext = createContext(partsOf([]))

export const useAllParts = () => use(PartsContext)

/** Those of one kind; a screen that names it (`shows`) has them at once. */
export function useParts<Kind extends PartKind>(kind: Kind) {
  const parts = useAllParts()
  return parts.loaded(kind) ?? use(parts.load(kind))
}
