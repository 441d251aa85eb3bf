export const helpScreens = ['/help', '/help/:topic'] as const
