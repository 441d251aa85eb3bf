import type { LoaderFunction, RouteObject } from 'react-router'
import type { ScreenAccess } from './guards/destination.ts'
import { screen } from './screen-module.ts'

/** Screens outside the shell: what anyone may open, and the steps of signing up. */
export function openRoutes(only: (access: ScreenAccess) => LoaderFunction): RouteObject[] {
  return [
    {
      path: '/onboarding',
      lazy: screen(() => import('../features/home/screens/onboarding-screen.tsx'), 'OnboardingScreen', 'home'),
    },
    {
      path: '/login',
      lazy: screen(() => import('../features/accounts/screens/login-screen.tsx'), 'LoginScreen', 'accounts', 'errors'),
    },
    {
      path: '/login/forgotten',
      lazy: screen(
        () => import('../features/accounts/screens/forgotten-password-screen.tsx'),
        'ForgottenPasswordScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/signup',
      lazy: screen(
        () => import('../features/accounts/screens/role-selection-screen.tsx'),
        'RoleSelectionScreen',
        'accounts',
      ),
    },
    {
      path: '/signup/method',
      lazy: screen(
        () => import('../features/accounts/screens/method-selection-screen.tsx'),
        'MethodSelectionScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/signup/account',
      lazy: screen(
        () => import('../features/accounts/screens/sign-up-account-screen.tsx'),
        'SignUpAccountScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/mail-verify-info',
      lazy: screen(
        () => import('../features/accounts/screens/mail-on-its-way-screen.tsx'),
        'MailOnItsWayScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/mailbox',
      lazy: screen(
        () => import('../features/accounts/screens/mailbox-screen.tsx'),
        'MailboxScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/verification/:token',
      lazy: screen(
        () => import('../features/accounts/screens/verification-screen.tsx'),
        'VerificationScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/signup-terms',
      loader: only('terms'),
      lazy: screen(
        () => import('../features/accounts/screens/sign-up-terms-screen.tsx'),
        'SignUpTermsScreen',
        'accounts',
        'home/legal',
        'errors',
      ),
    },
    {
      path: '/signup-form',
      loader: only('profile'),
      lazy: screen(
        () => import('../features/profiles/screens/sign-up-form-screen.tsx'),
        'SignUpFormScreen',
        'profiles',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/user/update-password',
      loader: only('session'),
      lazy: screen(
        () => import('../features/accounts/screens/update-password-screen.tsx'),
        'UpdatePasswordScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/delete',
      loader: only('session'),
      lazy: screen(
        () => import('../features/accounts/screens/deleted-account-screen.tsx'),
        'DeletedAccountScreen',
        'accounts',
        'errors',
      ),
    },
    {
      path: '/privacy',
      lazy: screen(() => import('../features/home/screens/privacy-screen.tsx'), 'PrivacyScreen', 'home/legal'),
    },
    {
      path: '/terms',
      lazy: screen(() => import('../features/home/screens/terms-screen.tsx'), 'TermsScreen', 'home/legal'),
    },
    {
      path: '/version',
      lazy: screen(
        () => import('../features/home/screens/version-screen.tsx'),
        'VersionScreen',
        'home/about',
        'errors',
      ),
    },
    {
      path: '/desktop',
      lazy: screen(() => import('../features/home/screens/install-screen.tsx'), 'InstallScreen', 'home/about'),
    },
    {
      path: '/help',
      lazy: screen(() => import('../features/help/screens/help-screen.tsx'), 'HelpScreen', 'help'),
    },
    {
      path: '/help/:topic',
      lazy: screen(() => import('../features/help/screens/help-topic-screen.tsx'), 'HelpTopicScreen', 'help'),
    },
    ...['/confirm', '/confirm/:code'].map((path) => ({
      path,
      lazy: screen(
        () => import('../features/eportfolio/confirm/confirm-screen.tsx'),
        'ConfirmScreen',
        'eportfolio',
        'errors',
      ),
    })),
    {
      path: '/error',
      lazy: screen(() => import('../features/home/screens/error-screen.tsx'), 'ErrorScreen', 'home'),
    },
  ]
}
