import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** The screen confirms sealed plans too. */
const confirmTexts = ['eportfolio', 'plans', 'plans/signing', 'errors'] as const

export const ePortfolioRoutes: ScreenRoute[] = [
  {
    path: '/confirm',
    frame: 'public',
    lazy: screen(() => import('./confirm/confirm-screen.tsx'), 'ConfirmScreen', ...confirmTexts),
  },
  {
    path: '/confirm/:code',
    frame: 'public',
    lazy: screen(() => import('./confirm/confirm-screen.tsx'), 'ConfirmScreen', ...confirmTexts),
  },
  {
    path: '/user/export',
    frame: 'shell',
    lazy: screen(
      () => import('./library/export-screen.tsx'),
      'ExportScreen',
      'eportfolio/export',
      'eportfolio/exporting',
      'tags',
      'tags/filters',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/ePortfolio/upload',
    frame: 'shell',
    lazy: screen(() => import('./upload/upload-screen.tsx'), 'UploadScreen', 'eportfolio', 'tags', 'files', 'errors'),
  },
  {
    path: '/user/ePortfolio/:ePortfolioId',
    frame: 'shell',
    lazy: screen(
      () => import('./reading/reading-screen.tsx'),
      'ReadingScreen',
      'eportfolio',
      'eportfolio/exporting',
      'posts',
      'comments',
      'tags',
      'errors',
    ),
  },
  {
    path: '/user/ePortfolio/:ePortfolioId/summary',
    frame: 'shell',
    lazy: screen(() => import('./summary/summary-screen.tsx'), 'SummaryScreen', 'eportfolio', 'errors'),
  },
  {
    path: '/user/export-editor',
    frame: 'whole',
    lazy: screen(
      () => import('./structure/structure-screen.tsx'),
      'StructureScreen',
      'eportfolio/export',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/img-editor',
    frame: 'whole',
    lazy: screen(
      () => import('./image-editor/image-editor-screen.tsx'),
      'ImageEditorScreen',
      'eportfolio/image-editor',
      'eportfolio/export',
      'errors',
    ),
  },
  {
    path: '/user/export-editor-final',
    frame: 'whole',
    lazy: screen(
      () => import('./typeset/typeset-screen.tsx'),
      'TypesetScreen',
      'eportfolio/typeset',
      'eportfolio/checking',
      'eportfolio/export',
      'eportfolio/exporting',
      'eportfolio/image-editor',
      'files',
      'errors',
    ),
  },
]
