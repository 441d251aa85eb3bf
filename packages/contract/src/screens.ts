import { declared } from './features.ts'

/**
 * Paths of the web's screens, in the syntax of its router. The server answers with the page for these and with 404 for
 * all others; a test on the web checks that the router has the same.
 */
export const screenPaths = declared('screens').flat()

export type ScreenPath = (typeof screenPaths)[number]
