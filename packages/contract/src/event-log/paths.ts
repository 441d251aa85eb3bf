/** Paths of this feature's screens that the server links to. */
export const eventLogPaths = {
  eventLog: '/user/event-log',
} as const
