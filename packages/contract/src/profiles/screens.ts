export const profileScreens = ['/signup-form', '/user/profile'] as const
