/** Paths of this feature's screens that the server links to. */
export const planPaths = {
  plan: (id: string) => `/sdl/projects/${id}`,
  /** A plan being done; with `week`, at that week. */
  doing: (id: string, week?: string) => `/sdl/execution-project?plan=${id}${week === undefined ? '' : `&week=${week}`}`,
  /** The plan that a guardian is asked to sign, through the secret in a mail. */
  signing: (token: string) => `/sdl/sign/${token}`,
} as const
