export const teachingScreens = ['/teaching'] as const
