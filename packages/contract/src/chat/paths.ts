/** Paths of this feature's screens that the server links to. */
export const chatPaths = {
  chatroom: (id: string) => `/chatroom/${id}`,
} as const
