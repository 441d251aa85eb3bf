import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const accountRoutes: ScreenRoute[] = [
  {
    path: '/login/forgotten',
    frame: 'public',
    lazy: screen(
      () => import('./screens/forgotten-password-screen.tsx'),
      'ForgottenPasswordScreen',
      'accounts',
      'errors',
    ),
  },
  {
    path: '/login/:provider',
    frame: 'public',
    lazy: screen(
      () => import('./screens/provider-return-screen.tsx'),
      'ProviderReturnScreen',
      'accounts/providers',
      'errors',
    ),
  },
  {
    path: '/user/account-confirmation',
    frame: 'public',
    lazy: screen(
      () => import('./screens/account-confirmation-screen.tsx'),
      'AccountConfirmationScreen',
      'accounts',
      'accounts/passkeys',
      'accounts/providers',
      'errors',
    ),
  },
  {
    path: '/signup/method',
    frame: 'public',
    lazy: screen(
      () => import('./screens/method-selection-screen.tsx'),
      'MethodSelectionScreen',
      'accounts',
      'accounts/providers',
      'errors',
    ),
  },
  {
    path: '/signup/account',
    frame: 'public',
    lazy: screen(() => import('./screens/sign-up-account-screen.tsx'), 'SignUpAccountScreen', 'accounts', 'errors'),
  },
  {
    path: '/mail-verify-info',
    frame: 'public',
    lazy: screen(() => import('./screens/mail-on-its-way-screen.tsx'), 'MailOnItsWayScreen', 'accounts', 'errors'),
  },
  {
    path: '/mailbox',
    frame: 'public',
    lazy: screen(() => import('./screens/mailbox-screen.tsx'), 'MailboxScreen', 'accounts', 'errors'),
  },
  {
    path: '/verification/:token',
    frame: 'public',
    lazy: screen(
      () => import('./screens/verification-screen.tsx'),
      'VerificationScreen',
      'accounts',
      'accounts/email-way',
      'accounts/teacher',
      'errors',
    ),
  },
  {
    path: '/signup-terms',
    frame: 'public',
    access: 'terms',
    shows: ['ways'],
    lazy: screen(
      () => import('./screens/sign-up-terms-screen.tsx'),
      'SignUpTermsScreen',
      'accounts',
      'home/legal',
      'errors',
    ),
  },
  {
    path: '/user/update-password',
    frame: 'public',
    access: 'session',
    lazy: screen(() => import('./screens/update-password-screen.tsx'), 'UpdatePasswordScreen', 'accounts', 'errors'),
  },
  {
    path: '/user/add-email',
    frame: 'public',
    access: 'session',
    lazy: screen(
      () => import('./email-way/add-email-screen.tsx'),
      'AddEmailScreen',
      'accounts',
      'accounts/email-way',
      'errors',
    ),
  },
  {
    path: '/delete',
    frame: 'public',
    access: 'session',
    lazy: screen(
      () => import('./screens/deleted-account-screen.tsx'),
      'DeletedAccountScreen',
      'accounts/leaving',
      'errors',
    ),
  },
  {
    path: '/account',
    frame: 'shell',
    shows: ['ways'],
    lazy: screen(
      () => import('./screens/account-screen.tsx'),
      'AccountScreen',
      'accounts',
      'accounts/email-way',
      'accounts/passkeys',
      'accounts/providers',
      'accounts/leaving',
      'accounts/teacher',
      'profiles',
    ),
  },
]
