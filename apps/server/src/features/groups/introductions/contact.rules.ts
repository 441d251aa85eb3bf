interface Pair {
  isActorGrownUp: boolean
  isOtherUnder18: boolean
  /** A friend, a verified teacher of the other's school, or an administrator of a group the other belongs to. */
  isActorClose: boolean
}

/** Whether a person may write to another freely, or must ask first. */
export function contactOf({ isActorGrownUp, isOtherUnder18, isActorClose }: Pair): 'free' | 'ask' {
  return isOtherUnder18 && isActorGrownUp && !isActorClose ? 'ask' : 'free'
}
