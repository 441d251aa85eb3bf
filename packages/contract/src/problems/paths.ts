/** Addresses of its screens that the server names as well. */
export const problemPaths = {
  reportProblem: '/problem-reporting',
} as const
