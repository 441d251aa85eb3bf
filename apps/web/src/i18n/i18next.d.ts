import 'i18next'
import type { ProblemCode } from '../api/problem.ts'
import type common from '../locales/tw/common/common.json'
import type sharing from '../locales/tw/common/sharing.json'
import type errors from '../locales/tw/errors/errors.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      common: typeof common
      'common/sharing': typeof sharing
      errors: Omit<typeof errors, 'codes'> & { codes: Record<ProblemCode, string> }
    }
  }
  // Every feature adds its own in a declaration file beside its index: `interface ResourceNamespaceMap { posts: … }`.
}
