/** Paths of this feature's screens that the server links to. */
export const guardianPaths = {
  /** Where an invitation is accepted. */
  invitation: (token: string) => `/guardian/invitation/${token}`,
  /** Entry through a link in a mail, or from another device. */
  enter: (token: string, to?: string) =>
    `/guardian/enter/${token}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
  home: '/guardian',
  child: (childId: string) => `/guardian/child/${childId}`,
  unsubscribe: (token: string) => `/guardian/unsubscribe/${token}`,
  /** Screen for leaders of a group. */
  ofGroup: (groupId: string) => `/user/group/${groupId}/guardians`,
  /** The viewer's own guardians. */
  mine: '/user/guardians',
} as const
