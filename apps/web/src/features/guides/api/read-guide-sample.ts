import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const guideSampleQuery = (kind: GuideKind, locale: Locale) =>
  queryOptions({
    queryKey: ['guides', 'sample', kind, locale],
    queryFn: ({ signal }) => call('GET /api/v2/guide/guide-sample', { query: { kind, locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
