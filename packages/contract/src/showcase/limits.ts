/** Characters unless stated otherwise. */
export const showcaseLimits = {
  /** Records of a showcase. */
  posts: 12,
  headline: 60,
  introduction: 600,
} as const
