/** Paths of this feature's screens that the server links to. */
export const coWritingPaths = {
  sharedRecord: (id: string) => `/user/build-share-portfolio?id=${id}`,
} as const
