import { peopleLimits } from '@learntrail/contract/people/limits'
import type { AddResult } from '@learntrail/contract/people/relations'

/** What is known of two people when one sends the other a friend request. */
export interface BetweenTwo {
  /** The other exists, is another person, and is not blocked. */
  isVisible: boolean
  areFriends: boolean
  hasAsked: boolean
  /** The other has sent a request. */
  isAsked: boolean
  friends: number
  friendsOfOther: number
}

/**
 * Returns why a request is refused, checked in the decided order; undefined when it is made. Requests that two people
 * send each other at the same moment (`isCrossing`) need no acceptance.
 */
export function addRefusal(known: BetweenTwo, isCrossing: boolean): AddResult | undefined {
  if (!known.isVisible) return 'NOT_EXISTS'
  if (known.areFriends) return 'HAS_BEEN_FRIEND'
  if (known.hasAsked) return 'ALREADY_INVITED'
  if (known.isAsked && !isCrossing) return 'WAIT_TO_ACCEPT'
  return limitRefusal(known)
}

/** Returns whose friend list is full, the caller's first; undefined when neither is. */
export function limitRefusal(known: Pick<BetweenTwo, 'friends' | 'friendsOfOther'>) {
  if (known.friends >= peopleLimits.friends) return 'FRIEND_EXCEED_LIMIT'
  if (known.friendsOfOther >= peopleLimits.friends) return 'OTHER_EXCEED_LIMIT'
  return undefined
}
