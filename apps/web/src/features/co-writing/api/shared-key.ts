/** All that is kept of records written together begins with this. */
export const sharedKey = ['posts', 'shared'] as const
