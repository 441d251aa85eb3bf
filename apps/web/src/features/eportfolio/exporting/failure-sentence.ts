import type { FormFailure } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'

/** Why a form was not made and what to do about it; the screen loads the texts `eportfolio/exporting`. */
export function useFailureSentence() {
  const { t } = useTranslation('eportfolio/exporting')
  return (failure: FormFailure | null): string => t(`failures.${failure ?? 'interrupted'}`)
}
