/** Paths of this feature's screens that the server links to. */
export const problemPaths = {
  reportProblem: '/problem-reporting',
} as const
