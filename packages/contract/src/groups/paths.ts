/** Paths of this feature's screens that the server links to. */
export const groupPaths = {
  /** A group, optionally at one of its tabs. */
  group: (id: string, tab?: string) => (tab === undefined ? `/user/group/${id}` : `/user/group/${id}?tab=${tab}`),
  groupRequests: (id: string) => `/user/group-member-check/${id}`,
} as const
