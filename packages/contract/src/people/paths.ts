/** Paths of this feature's screens that the server links to. */
export const personPaths = {
  /** One of a person's lists; `friends` needs no name in the path. */
  people: (id: string, list: string) => `/user/social/${id}${list === 'friends' ? '' : `/${list}`}`,
} as const
