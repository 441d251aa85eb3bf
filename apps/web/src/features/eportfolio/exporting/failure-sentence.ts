import type { FormFailure } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'

/** Returns a function that says why a form failed and what to do; the screen loads the texts `eportfolio/exporting`. */
export function useFailureSentence() {
  const { t } = useTranslation('eportfolio/exporting')
  return (failure: FormFailure | null): string => t(`failures.${failure ?? 'interrupted'}`)
}
