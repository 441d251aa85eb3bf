/** A typed signature: characters. A drawn one: lines and points, each coordinate from 0 to `side`. */
export const signatureLimits = { min: 2, max: 30, lines: 100, pointsOfLine: 1_000, points: 4_000, side: 1_000 } as const
