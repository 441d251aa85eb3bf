/** Pixels of a banner, and how far its shape may be from theirs. */
export const bannerPicture = { width: 1_920, height: 1_080, narrowest: 1_280, tolerance: 0.02 } as const

/** Whether a picture has the shape of a banner, and is large enough for one. */
export function fitsBanner(width: number | null, height: number | null): boolean {
  if (width === null || height === null || width < bannerPicture.narrowest) return false
  const shape = bannerPicture.width / bannerPicture.height
  return Math.abs(width / height / shape - 1) <= bannerPicture.tolerance
}

export const newsLimits = {
  /** Characters. */
  alt: 200,
  link: 500,
  title: 120,
  text: 15_000,
  /** Banners that are shown at a time, and places they can have. */
  banners: 5,
  place: { min: 1, max: 99 },
} as const
