/** Paths of this feature's screens that the server links to. */
export const draftPaths = {
  draft: (id: string) => `/user/build-portfolio?draft=${id}`,
} as const
