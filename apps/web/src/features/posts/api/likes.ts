interface Likeable {
  isLiked: boolean
  likeCount: number
}

/** With my like or without it, and the number that goes with that. */
export function withLike<L extends Likeable>(thing: L, isLiked: boolean): L {
  if (thing.isLiked === isLiked) return thing
  return { ...thing, isLiked, likeCount: Math.max(0, thing.likeCount + (isLiked ? 1 : -1)) }
}
