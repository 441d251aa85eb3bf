/** Paths of this feature's screens that the server links to. */
export const pointPaths = {
  /** The viewer's points in a group. */
  own: (groupId: string) => `/user/group-point/${groupId}`,
  /** All members' points, for administrators. */
  manage: (groupId: string) => `/user/group-point-manage/${groupId}`,
} as const
