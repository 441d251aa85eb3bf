import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'

/**
 * Returns a function that says why push could not be set up: the server's reason, or the browser's refusal, as in a
 * private window.
 */
export function useFailureSentence() {
  const { t } = useTranslation('push')
  const sentence = useSentence()
  return (error: unknown) => t('here.failed', { why: isProblem(error) ? sentence(error) : t('here.byBrowser') })
}
