/** Paths of this feature's screens that the server links to. */
export const postPaths = {
  post: (id: string) => `/user/portfolio/${id}`,
} as const
