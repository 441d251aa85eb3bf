import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { eventSentence } from '@learntrail/texts/event-sentence'
import { plainly } from '@learntrail/texts/say'
import { useTranslation } from 'react-i18next'
import { providerFrom, useProviderInText } from '../accounts/index.ts'

/** Returns a function that words an event. */
export function useEventSentence(): (event: LoggedEvent) => string {
  const { t } = useTranslation('event-kinds')
  const providerOf = useProviderInText()
  return (event) => {
    const provider = providerFrom(event.words.provider)
    return eventSentence(plainly(t), event, provider ? providerOf(provider) : '')
  }
}
