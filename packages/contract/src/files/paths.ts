/** Paths of this feature's screens that the server links to. */
export const filePaths = {
  myFiles: '/user/fileedit',
  captions: (id: string) => `/user/fileedit/${id}/captions`,
} as const
