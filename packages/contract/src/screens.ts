import { declared } from './features.ts'

/**
 * Addresses of the web's screens, in the spelling of its router. The server answers the page for these and 404 for all
 * others; a test of the web holds that the router has the same.
 */
export const screenPaths = declared('screens').flat()

export type ScreenPath = (typeof screenPaths)[number]
