/** Pictures of the help centre, as `npm run help:pictures` takes them: the screen of a phone, in points. */
export const helpPicture = { width: 390, height: 640, density: 2 } as const
