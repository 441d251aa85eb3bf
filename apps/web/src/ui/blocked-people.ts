import { createContext, useContext } from 'react'

/**
 * Whom the viewer has blocked. Their page is closed to the viewer, and where both still meet, as below the viewer's own
 * record or in a group, their faces say so. Whoever has blocked the viewer is drawn as everybody: the sign would tell.
 */
export const BlockedPeopleContext = createContext<ReadonlySet<string>>(new Set())

export const useIsBlocked = (id: string) => useContext(BlockedPeopleContext).has(id)
