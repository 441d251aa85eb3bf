export const trashScreens = ['/user/trash'] as const
