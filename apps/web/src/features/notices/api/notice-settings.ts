import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { Channels, NoticeSettings } from '@learntrail/contract/notices/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AnswerOf, call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'

export type ReadSettings = AnswerOf<'GET /api/v2/notice/settings'>
export type SettingsChange = Partial<Omit<NoticeSettings, 'topics'>> & {
  topics?: Partial<Record<NoticeTopic, Partial<Channels>>>
}

export const settingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => call('GET /api/v2/notice/settings', { signal }),
})

/** Saves each choice as soon as it is made; `scope` runs them one after the other. */
export function useChangeSettings() {
  const { t } = useTranslation('notices/settings')
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery
  return useMutation({
    scope: { id: 'notice-settings' },
    mutationFn: (change: SettingsChange) => call('PATCH /api/v2/notice/settings', { body: change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (before) => before && changed(before, change))
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings)
      toast(t('saved'))
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey })
      toast(sentenceOf(error), { tone: 'warning' })
    },
  })
}

function changed(before: ReadSettings, { topics = {}, ...change }: SettingsChange): ReadSettings {
  const named = Object.entries(topics) as [NoticeTopic, Partial<Channels>][]
  const next = named.map(([topic, channels]) => [topic, { ...before.topics[topic], ...channels }])
  return { ...before, ...change, topics: { ...before.topics, ...Object.fromEntries(next) } }
}

/** Unsubscribes by the link in a mail, without signing in. */
export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => call('POST /api/v2/notice/unsubscribe/:token', { params: { token } }) })
