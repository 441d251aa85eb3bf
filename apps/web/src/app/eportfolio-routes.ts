import type { RouteObject } from 'react-router'
import { screen } from './screen-module.ts'

/** Screens of the e-portfolios, inside the shell. */
export const ePortfolioRoutes: RouteObject[] = [
  {
    path: '/user/export',
    lazy: screen(
      () => import('../features/eportfolio/library/export-screen.tsx'),
      'ExportScreen',
      'eportfolio/export',
      'eportfolio/exporting',
      'posts',
      'tags/filters',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/ePortfolio/upload',
    lazy: screen(
      () => import('../features/eportfolio/upload/upload-screen.tsx'),
      'UploadScreen',
      'eportfolio',
      'posts',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/ePortfolio/:ePortfolioId',
    lazy: screen(
      () => import('../features/eportfolio/reading/reading-screen.tsx'),
      'ReadingScreen',
      'eportfolio',
      'eportfolio/exporting',
      'posts',
      'errors',
    ),
  },
  {
    path: '/user/ePortfolio/:ePortfolioId/summary',
    lazy: screen(
      () => import('../features/eportfolio/summary/summary-screen.tsx'),
      'SummaryScreen',
      'eportfolio',
      'errors',
    ),
  },
]

/** The editors of a draft, as large as the window. */
export const ePortfolioEditors: RouteObject[] = [
  {
    path: '/user/export-editor',
    lazy: screen(
      () => import('../features/eportfolio/structure/structure-screen.tsx'),
      'StructureScreen',
      'eportfolio/export',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/img-editor',
    lazy: screen(
      () => import('../features/eportfolio/image-editor/image-editor-screen.tsx'),
      'ImageEditorScreen',
      'eportfolio/image-editor',
      'eportfolio/export',
      'errors',
    ),
  },
  {
    path: '/user/export-editor-final',
    lazy: screen(
      () => import('../features/eportfolio/typeset/typeset-screen.tsx'),
      'TypesetScreen',
      'eportfolio/typeset',
      'eportfolio/export',
      'eportfolio/exporting',
      'eportfolio/image-editor',
      'files',
      'errors',
    ),
  },
]
