import type { ScreenRoute } from '../../../feature/screen-route.ts'
import { screen } from '../../../routing/screen.ts'

const editor = {
  frame: 'whole',
  feature: 'course',
  lazy: screen(
    () => import('./edit-screen.tsx'),
    'EditScreen',
    ...(['courses/editing', 'courses/names', 'courses/pictures', 'courses/remarks', 'comments'] as const),
    'courses/trial',
    ...(['common/order', 'documents/shared', 'people', 'files', 'files/viewer', 'errors'] as const),
  ),
} as const

/** One screen for both addresses, so that open documents and uploads survive going from one to the other. */
export const courseEditingRoutes: ScreenRoute[] = [
  { ...editor, path: '/courses/edit/:courseId' },
  { ...editor, path: '/courses/edit/:courseId/guide' },
]
