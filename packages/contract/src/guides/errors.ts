export const guideErrors = {
  GUIDE_CHANGED: 409,
} as const
