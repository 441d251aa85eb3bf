/** Paths of this feature's screens that the server links to. */
export const postPaths = {
  post: (id: string) => `/user/portfolio/${id}`,
  draft: (id: string) => `/user/build-portfolio?draft=${id}`,
  sharedRecord: (id: string) => `/user/build-share-portfolio?id=${id}`,
} as const
