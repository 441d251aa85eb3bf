/** Paths of this feature's screens that other features link to. */
export const trashPaths = {
  trash: '/user/trash',
} as const
