import { createContext, useContext } from 'react'

/**
 * Ids of the people the viewer has blocked. Their profiles are closed to the viewer; where both still meet, as below
 * the viewer's own record or in a group, their faces are marked. People who have blocked the viewer are not marked,
 * because the mark would tell.
 */
export const BlockedPeopleContext = createContext<ReadonlySet<string>>(new Set())

export const useIsBlocked = (id: string) => useContext(BlockedPeopleContext).has(id)
