/** A signature that is typed, in characters; one that is drawn has lines of points, each coordinate from 0 to `side`. */
export const signatureLimits = { min: 2, max: 30, lines: 100, pointsOfLine: 1_000, points: 4_000, side: 1_000 } as const
