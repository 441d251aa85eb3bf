/** Paths of this feature's screens that the server links to. */
export const invitationPaths = {
  invite: '/user/invite',
} as const
