/** Paths of this feature's screens that the server links to. */
export const bulletinPaths = {
  /** A bulletin of a group. */
  bulletin: (id: string, part: '' | '/edit' | '/readers' = '') => `/user/bulletin/${id}${part}`,
  /** A bulletin as a guardian sees it. */
  forGuardian: (childId: string, id: string) => `/guardian/child/${childId}/bulletin/${id}`,
} as const
