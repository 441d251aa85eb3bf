import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentLocale } from '../../../i18n/i18n.ts'

/** Keyed by account and language: suggested questions differ between people. */
export const greetingQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['assistant', 'greeting', account, currentLocale()],
    queryFn: ({ signal }) => call('GET /api/v2/assistant/greeting', { query: { locale: currentLocale() }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
