export const personScreens = ['/user/person/:targetUserId?'] as const
