/** Addresses of its screens that the server names as well. */
export const consolePaths = {
  backups: '/admin/backups',
} as const
