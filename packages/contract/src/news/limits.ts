/** Pixels of a banner, the smallest width accepted, and the relative tolerance of its aspect ratio. */
export const bannerPicture = { width: 1_920, height: 1_080, narrowest: 1_280, tolerance: 0.02 } as const

/** Returns whether a picture has a banner's aspect ratio and is wide enough. */
export function fitsBanner(width: number | null, height: number | null): boolean {
  if (width === null || height === null || width < bannerPicture.narrowest) return false
  const shape = bannerPicture.width / bannerPicture.height
  return Math.abs(width / height / shape - 1) <= bannerPicture.tolerance
}

export const newsLimits = {
  /** Characters of alternative text, links, titles and texts. */
  alt: 200,
  link: 500,
  title: 120,
  text: 15_000,
  /** Banners shown at once, and the values of their place. */
  banners: 5,
  place: { min: 1, max: 99 },
} as const
