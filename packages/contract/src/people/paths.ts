/** Addresses of its screens that the server names as well. */
export const personPaths = {
  /** People around somebody: one of the lists of the contract; `friends` needs no name. */
  people: (id: string, list: string) => `/user/social/${id}${list === 'friends' ? '' : `/${list}`}`,
} as const
