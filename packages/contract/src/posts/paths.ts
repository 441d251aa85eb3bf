/** Addresses of its screens that the server names as well. */
export const postPaths = {
  post: (id: string) => `/user/portfolio/${id}`,
  draft: (id: string) => `/user/build-portfolio?draft=${id}`,
  sharedRecord: (id: string) => `/user/build-share-portfolio?id=${id}`,
} as const
