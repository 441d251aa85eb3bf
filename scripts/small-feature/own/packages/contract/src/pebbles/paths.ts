/** Addresses of its screens, used by web and server. */
export const pebblePaths = {
  pebbles: '/pebbles',
  pebble: (id: string) => `/pebbles/${id}`,
} as const
