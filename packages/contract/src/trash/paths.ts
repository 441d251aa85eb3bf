/** Addresses of its screens that other features lead to. */
export const trashPaths = {
  trash: '/user/trash',
} as const
