/** Paths of this feature's screens that the server links to. */
export const homeworkPaths = {
  /** A homework question. */
  homework: (id: string) => `/user/homework/${id}`,
} as const
