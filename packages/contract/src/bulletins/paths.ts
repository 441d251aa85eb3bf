/** Addresses of its screens that the server names as well. */
export const bulletinPaths = {
  /** One bulletin of a group. */
  bulletin: (id: string, part: '' | '/edit' | '/readers' = '') => `/user/bulletin/${id}${part}`,
  /** The same for a guardian. */
  forGuardian: (childId: string, id: string) => `/guardian/child/${childId}/bulletin/${id}`,
} as const
