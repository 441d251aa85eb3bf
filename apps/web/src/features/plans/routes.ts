import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const inShell = { frame: 'shell', feature: 'self-directed-learning' } as const
/** Codes are named by the texts of records and teachers. */
const texts = ['plans', 'posts', 'tags', 'profiles/subjects', 'errors'] as const

export const planRoutes: ScreenRoute[] = [
  {
    ...inShell,
    path: '/sdl',
    lazy: screen(() => import('./library/plans-screen.tsx'), 'PlansScreen', 'tags/filters', ...texts),
  },
  {
    ...inShell,
    path: '/sdl/create',
    lazy: screen(() => import('./create/create-screen.tsx'), 'CreateScreen', 'plans/templates', ...texts),
  },
  {
    frame: 'whole',
    feature: 'self-directed-learning',
    path: '/sdl/edit/:targetProjectId',
    lazy: screen(
      () => import('./writing/edit-screen.tsx'),
      'EditScreen',
      'plans/writing',
      'plans/board',
      'plans/members',
      'people',
      'files/viewer',
      'plans/signing',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/sdl/projects/:projectId',
    lazy: screen(
      () => import('./reading/reading-screen.tsx'),
      'ReadingScreen',
      ...(['plans/signing', 'plans/members', 'common/signature', 'people', 'comments'] as const),
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/sdl/advised',
    lazy: screen(
      () => import('./signing/advised/advised-screen.tsx'),
      'AdvisedScreen',
      ...(['plans/advised', 'groups/people-list'] as const),
      'plans',
      'errors',
    ),
  },
  {
    path: '/sdl/sign/:token',
    frame: 'public',
    access: 'open',
    lazy: screen(
      () => import('./signing/by-link/link-screen.tsx'),
      'LinkScreen',
      ...(['plans/signing-link', 'plans/signing', 'common/signature'] as const),
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/sdl/execution-project',
    lazy: screen(() => import('./doing/doing-screen.tsx'), 'DoingScreen', 'plans/doing', 'people', 'files', ...texts),
  },
  {
    ...inShell,
    path: '/sdl/view-project-pdf/:projectId',
    lazy: screen(
      () => import('./reading/pdf-screen.tsx'),
      'PdfScreen',
      'plans/editions',
      'files/viewer',
      'files',
      ...texts,
    ),
  },
  {
    frame: 'shell',
    path: '/school/:schoolId/plans',
    lazy: screen(
      () => import('./school/school-screen.tsx'),
      'SchoolScreen',
      ...(['plans/school', 'common/order', 'schools', 'files/viewer', 'files', 'errors'] as const),
    ),
  },
  {
    path: '/guardian/child/:childId/plan/:planId',
    frame: 'public',
    access: 'open',
    lazy: screen(
      () => import('./for-guardians/guardian-plan-screen.tsx'),
      'GuardianPlanScreen',
      ...(['plans/for-guardians', 'plans/signing-link', 'plans/signing', 'plans/doing'] as const),
      ...texts,
    ),
  },
]
