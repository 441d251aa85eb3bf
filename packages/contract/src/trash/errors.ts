export const trashErrors = {
  /** Missing, another person's, or deleted for good. */
  TRASH_ITEM_NOT_FOUND: 404,
  /** The thing it belonged to can no longer be seen. */
  TRASH_PLACE_MISSING: 409,
} as const
