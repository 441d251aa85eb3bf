/** Prefix of every query key about shared records. */
export const sharedKey = ['posts', 'shared'] as const
