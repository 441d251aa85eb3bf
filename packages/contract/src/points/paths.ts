/** Addresses of its screens that the server names as well. */
export const pointPaths = {
  /** My points in a group. */
  own: (groupId: string) => `/user/group-point/${groupId}`,
  /** Those of all, for who administers it. */
  manage: (groupId: string) => `/user/group-point-manage/${groupId}`,
} as const
