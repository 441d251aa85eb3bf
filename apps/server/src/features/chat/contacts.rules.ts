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

/** Addresses as they are typed: with a scheme, with `www.`, or a name that ends as those of the web do. */
const link =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S|[a-z0-9-]+\.(?:com|net|org|tw|io|me|gg|app|edu|gov|info|link|ly)(?![a-z])/iu

export function hasLink(text: string): boolean {
  // Full-width letters and dots lead to the same address.
  return link.test(text.normalize('NFKC'))
}
