export const trashErrors = {
  /** Not there, somebody else's, or removed for good. */
  TRASH_ITEM_NOT_FOUND: 404,
  /** What it stood below cannot be seen now. */
  TRASH_PLACE_MISSING: 409,
} as const
