import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'
import { courseEditingRoutes } from './editing/routes.ts'
import { courseLearnerRoutes } from './learners/routes.ts'

const inShell = { frame: 'shell', feature: 'course' } as const
const texts = ['courses', 'courses/names', 'errors'] as const
/** Texts for what a unit may hold. */
const reading = [
  ...(['courses/reading', 'courses/learning', 'courses/pictures'] as const),
  ...(['common/sharing', 'files', 'files/viewer'] as const),
] as const
export const courseRoutes: ScreenRoute[] = [
  ...courseEditingRoutes,
  ...courseLearnerRoutes,
  {
    ...inShell,
    path: '/courses',
    lazy: screen(() => import('./library/courses-screen.tsx'), 'CoursesScreen', 'tags/filters', ...texts),
  },
  {
    ...inShell,
    path: '/courses/manage',
    lazy: screen(
      () => import('./manage/manage-screen.tsx'),
      'ManageScreen',
      'courses/manage',
      'courses/cartridge',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/lecturer',
    lazy: screen(
      () => import('./lecturer/lecturer-screen.tsx'),
      'LecturerScreen',
      'courses/lecturer',
      ...reading,
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/preview/:courseId',
    lazy: screen(
      () => import('./preview/preview-screen.tsx'),
      'PreviewScreen',
      'courses/preview',
      'courses/trial',
      ...reading,
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/learning',
    lazy: screen(
      () => import('./learning/learning-list-screen.tsx'),
      'LearningListScreen',
      'courses/learning',
      'courses/certificate',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/:courseId/notes',
    lazy: screen(
      () => import('./notes/notes-screen.tsx'),
      'NotesScreen',
      'courses/notes',
      'courses/record',
      'courses/reading',
      'posts',
      'tags',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/:courseId/reflection',
    lazy: screen(
      () => import('./reflection/reflection-screen.tsx'),
      'ReflectionScreen',
      'courses/reflection',
      'courses/record',
      'courses/reading',
      'posts',
      'tags',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/:courseId/certificate',
    lazy: screen(
      () => import('./certificate/certificate-screen.tsx'),
      'CertificateScreen',
      'courses/certificate',
      'courses/reading',
      'common/sharing',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/courses/:courseId/trial',
    lazy: screen(() => import('./trial/trial-screen.tsx'), 'TrialScreen', 'courses/trial', ...reading, ...texts),
  },
  {
    ...inShell,
    path: '/courses/:courseId',
    lazy: screen(
      () => import('./reading/reading-screen.tsx'),
      'ReadingScreen',
      'courses/trial',
      'courses/discussion',
      'comments',
      ...reading,
      ...texts,
    ),
  },
]
