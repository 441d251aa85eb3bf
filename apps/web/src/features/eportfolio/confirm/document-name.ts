import { formTypes } from '@learntrail/contract/eportfolio/facts'
import { planLooks } from '@learntrail/contract/plans/facts'
import { useTranslation } from 'react-i18next'
import type { Confirmation } from '../api/read-confirmation.ts'

export type ConfirmedType = Confirmation['documents'][number]['type']

/** Returns a function that names the kind of a confirmed document, of an e-portfolio or plan. */
export function useDocumentName(): (type: ConfirmedType) => string {
  const { t } = useTranslation(['eportfolio', 'plans'])
  return (type) => {
    const look = planLooks.find((one) => one === type)
    const form = formTypes.find((one) => one === type)
    return look ? t(`plans:looks.${look}.name`) : form ? t(`forms.${form}.name`) : ''
  }
}
