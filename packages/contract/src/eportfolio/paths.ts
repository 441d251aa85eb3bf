/** Paths of this feature's screens that the server links to. */
export const ePortfolioPaths = {
  ePortfolio: (id: string) => `/user/ePortfolio/${id}`,
  confirmation: (code: string) => `/confirm/${code}`,
} as const
