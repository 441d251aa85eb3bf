/** Addresses of its screens that the server names as well. */
export const filePaths = {
  myFiles: '/user/fileedit',
  captions: (id: string) => `/user/fileedit/${id}/captions`,
} as const
