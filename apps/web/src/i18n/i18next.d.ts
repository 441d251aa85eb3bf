import 'i18next'
import type common from '@learntrail/texts/tw/common/common.json'
import type order from '@learntrail/texts/tw/common/order.json'
import type reminding from '@learntrail/texts/tw/common/reminding.json'
import type sharing from '@learntrail/texts/tw/common/sharing.json'
import type signature from '@learntrail/texts/tw/common/signature.json'
import type errors from '@learntrail/texts/tw/errors/errors.json'
import type { ProblemCode } from '../api/problem.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      common: typeof common
      'common/order': typeof order
      'common/reminding': typeof reminding
      'common/sharing': typeof sharing
      'common/signature': typeof signature
      errors: Omit<typeof errors, 'codes'> & { codes: Record<ProblemCode, string> }
    }
  }
  // Each feature adds its own in a declaration file beside its index: `interface ResourceNamespaceMap { posts: … }`.
}
