/** Addresses of its screens that the server names as well. */
export const guardianPaths = {
  /** Where an invitation is accepted. */
  invitation: (token: string) => `/guardian/invitation/${token}`,
  /** The way in by a link of a mail, or from another device. */
  enter: (token: string, to?: string) =>
    `/guardian/enter/${token}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
  home: '/guardian',
  child: (childId: string) => `/guardian/child/${childId}`,
  unsubscribe: (token: string) => `/guardian/unsubscribe/${token}`,
  /** Of those who lead a group. */
  ofGroup: (groupId: string) => `/user/group/${groupId}/guardians`,
  /** One's own. */
  mine: '/user/guardians',
} as const
