/** Size in points of the phone screen in the help centre's pictures, as taken by `npm run help:pictures`. */
export const helpPicture = { width: 390, height: 640, density: 2 } as const
