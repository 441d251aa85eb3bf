/** Addresses of its screens that the server names as well. */
export const invitationPaths = {
  invite: '/user/invite',
} as const
