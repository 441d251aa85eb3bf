import type { FeatureNotices } from '../notices/declaration.ts'
import { filePaths } from './paths.ts'

export const fileNotices = {
  kinds: {
    fileFailed: 'service',
  },
  places: {
    files: () => filePaths.myFiles,
  },
} as const satisfies FeatureNotices
