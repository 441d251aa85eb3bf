import sharp from 'sharp'

const red = { create: { width: 64, height: 48, channels: 3, background: '#c03020' } } as const

export const jpeg = () => sharp(red).jpeg().toBuffer()
export const png = () => sharp(red).png().toBuffer()
export const webp = () => sharp(red).webp().toBuffer()

/** Stored in landscape, with an orientation of a quarter turn and the place where it was taken. */
export const phonePhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#308050' } })
    .composite([{ input: { create: { width: 100, height: 75, channels: 3, background: '#f0e040' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Learntrail', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const movingGif = async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('#000'), await frame('#fff'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const svg = (inside = '<circle cx="10" cy="10" r="8" fill="teal"/>') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inside}</svg>`,
  )
