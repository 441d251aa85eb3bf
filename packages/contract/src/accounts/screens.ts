export const accountScreens = [
  '/account',
  '/delete',
  '/login',
  '/login/forgotten',
  '/mail-verify-info',
  '/mailbox',
  '/signup',
  '/signup-terms',
  '/signup/account',
  '/signup/method',
  '/user/update-password',
  '/verification/:token',
] as const
