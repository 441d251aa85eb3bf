export const searchScreens = ['/user/search'] as const
