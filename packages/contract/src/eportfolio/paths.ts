/** Addresses of its screens that the server names as well. */
export const ePortfolioPaths = {
  ePortfolio: (id: string) => `/user/ePortfolio/${id}`,
  confirmation: (code: string) => `/confirm/${code}`,
} as const
