/** Addresses of its screens that the server names as well. */
export const eventLogPaths = {
  eventLog: '/user/event-log',
} as const
