/** Addresses of its screens that the server names as well. */
export const pebblePaths = {
  pebbles: '/pebbles',
  pebble: (id: string) => `/pebbles/${id}`,
} as const
