interface Pair {
  isActorGrownUp: boolean
  isOtherUnder18: boolean
  /** A friend, a verified teacher of the other's school, or one who leads a group that the other is in. */
  isActorClose: boolean
}

/** Whether somebody may write to another, or has to ask first. */
export function contactOf({ isActorGrownUp, isOtherUnder18, isActorClose }: Pair): 'free' | 'ask' {
  return isOtherUnder18 && isActorGrownUp && !isActorClose ? 'ask' : 'free'
}
