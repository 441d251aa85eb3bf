interface Likeable {
  isLiked: boolean
  likeCount: number
}

/** Returns the thing with or without my like, its count adjusted. */
export function withLike<L extends Likeable>(thing: L, isLiked: boolean): L {
  if (thing.isLiked === isLiked) return thing
  return { ...thing, isLiked, likeCount: Math.max(0, thing.likeCount + (isLiked ? 1 : -1)) }
}
