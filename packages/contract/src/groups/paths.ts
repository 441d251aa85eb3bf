/** Addresses of its screens that the server names as well. */
export const groupPaths = {
  /** A group, at one of its tabs. */
  group: (id: string, tab?: string) => (tab === undefined ? `/user/group/${id}` : `/user/group/${id}?tab=${tab}`),
  groupRequests: (id: string) => `/user/group-member-check/${id}`,
} as const
