/** Addresses of its screens that the server names as well. */
export const homeworkPaths = {
  /** One question of homework. */
  homework: (id: string) => `/user/homework/${id}`,
} as const
