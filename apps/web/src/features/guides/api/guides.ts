import type { GuideKind } from '@learntrail/contract/posts/guide-questions'
import type { Guide, GuideWriting } from '@learntrail/contract/posts/guides'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

export async function readGuide(kind: GuideKind): Promise<Guide | null> {
  const { items } = await call('GET /api/v2/guide/guide-portfolio')
  return items.find((guide) => guide.kind === kind) ?? null
}

export function saveGuide(
  kind: GuideKind,
  base: string | null,
  writing: GuideWriting,
  isClosing: boolean,
): Promise<Guide> {
  const body = { ...writing, kind, base }
  return call('PUT /api/v2/guide/guide-portfolio', { body, keepalive: outlivesPage(body, isClosing) })
}

export function removeGuide(kind: GuideKind) {
  return call('DELETE /api/v2/guide/guide-portfolio', { query: { kind } })
}

export const guideSampleQuery = (kind: GuideKind, locale: Locale) =>
  queryOptions({
    queryKey: ['guides', 'sample', kind, locale],
    queryFn: ({ signal }) => call('GET /api/v2/guide/guide-sample', { query: { kind, locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
