import { peopleLimits } from '@learntrail/contract/people/limits'
import type { AddResult } from '@learntrail/contract/people/relations'

/** What is known of two people when one asks the other. */
export interface BetweenTwo {
  /** The other is there, is not oneself, and no block stands between them. */
  isVisible: boolean
  areFriends: boolean
  hasAsked: boolean
  /** The other has asked. */
  isAsked: boolean
  friends: number
  friendsOfOther: number
}

/**
 * Why a request is not made, in the decided order; undefined when it is. Two who ask each other at the same moment
 * (`isCrossing`) need not wait for each other.
 */
export function addRefusal(known: BetweenTwo, isCrossing: boolean): AddResult | undefined {
  if (!known.isVisible) return 'NOT_EXISTS'
  if (known.areFriends) return 'HAS_BEEN_FRIEND'
  if (known.hasAsked) return 'ALREADY_INVITED'
  if (known.isAsked && !isCrossing) return 'WAIT_TO_ACCEPT'
  return limitRefusal(known)
}

/** Whose circle is full, mine first. */
export function limitRefusal(known: Pick<BetweenTwo, 'friends' | 'friendsOfOther'>) {
  if (known.friends >= peopleLimits.friends) return 'FRIEND_EXCEED_LIMIT'
  if (known.friendsOfOther >= peopleLimits.friends) return 'OTHER_EXCEED_LIMIT'
  return undefined
}
