/** Paths of this feature's screens that the server links to. */
export const consolePaths = {
  backups: '/admin/backups',
} as const
