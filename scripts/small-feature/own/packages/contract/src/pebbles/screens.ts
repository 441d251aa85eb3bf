export const pebbleScreens = ['/pebbles', '/pebbles/:pebbleId'] as const
