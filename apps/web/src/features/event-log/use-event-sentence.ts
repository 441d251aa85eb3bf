import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { useTranslation } from 'react-i18next'
import { providerFrom, useProviderInText } from '../accounts/index.ts'

/** What happened, as a sentence. */
export function useEventSentence(): (event: LoggedEvent) => string {
  const { t } = useTranslation('event-log')
  const providerOf = useProviderInText()
  return ({ kind, words, person }) => {
    const provider = providerFrom(words.provider)
    return t(`kinds.${kind}` as 'kinds.session.started', {
      ...words,
      title: words.title || t('untitled'),
      person: person?.displayName || t('someone'),
      provider: provider ? providerOf(provider) : '',
    })
  }
}
