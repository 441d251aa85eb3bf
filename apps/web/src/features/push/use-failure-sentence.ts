import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'

/** Why push could not be set up: what our server said, or the browser would not, as in a private window. */
export function useFailureSentence() {
  const { t } = useTranslation('push')
  const sentence = useSentence()
  return (error: unknown) => t('here.failed', { why: isProblem(error) ? sentence(error) : t('here.byBrowser') })
}
