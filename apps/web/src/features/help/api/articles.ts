import type { HelpTopic } from '@learntrail/contract/help/topics'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentLocale } from '../../../i18n/i18n.ts'

/** One hour: articles only change with a release. */
const staleTime = 3_600_000

export const articlesQuery = (find: string) =>
  queryOptions({
    queryKey: ['help', 'articles', currentLocale(), find],
    queryFn: ({ signal }) =>
      call('GET /api/v2/help/articles', { query: { locale: currentLocale(), find: find || undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const articleQuery = (topic: HelpTopic) =>
  queryOptions({
    queryKey: ['help', 'article', currentLocale(), topic],
    queryFn: ({ signal }) =>
      call('GET /api/v2/help/articles/:topic', { params: { topic }, query: { locale: currentLocale() }, signal }),
    staleTime,
  })

export const useJudgeArticle = (topic: HelpTopic) =>
  useMutation({
    mutationFn: (helped: boolean) =>
      call('POST /api/v2/help/articles/:topic/opinions', {
        params: { topic },
        body: { locale: currentLocale(), helped },
      }),
  })
