/** Addresses of its screens that the server names as well. */
export const chatPaths = {
  chatroom: (id: string) => `/chatroom/${id}`,
} as const
