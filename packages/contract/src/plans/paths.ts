/** Addresses of its screens that the server names as well. */
export const planPaths = {
  plan: (id: string) => `/sdl/projects/${id}`,
  /** A plan that is being done; with `week`, at that week. */
  doing: (id: string, week?: string) => `/sdl/execution-project?plan=${id}${week === undefined ? '' : `&week=${week}`}`,
  /** The plan that a guardian is asked to sign, by the secret of a mail. */
  signing: (token: string) => `/sdl/sign/${token}`,
} as const
