import { createContext, use } from 'react'
import { partsOf } from './parts.ts'

/** The parts of the application around; outside of one there are none. */
export const PartsContext = createContext(partsOf([]))

export const useAllParts = () => use(PartsContext)
