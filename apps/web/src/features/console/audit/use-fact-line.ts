import type { AuditFact } from '@learntrail/contract/console/acts'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'

type Value = AuditEntry['data'][string]

/** What the log keeps beside an act, as staff read it; undefined where there is nothing to say. */
export function useFactLine(): (fact: AuditFact, value: Value | undefined) => string | undefined {
  const { t } = useTranslation('console/audit')
  return (fact, value) => {
    const name = t(`facts.${fact}`)
    if (value === true) return name
    const isChange = fact === 'from' || fact === 'to'
    if (value === null && isChange) return t('fact', { name, value: t('nothing') })
    if (value === null || value === undefined || value === false) return undefined
    if (fact === 'endsAt') return t('fact', { name, value: formatTaipei(String(value)) })
    // Ids and names of jobs stay as they are: whoever reads them looks for them elsewhere.
    return t('fact', { name, value: t(`values.${value}` as 'values.plus', { defaultValue: String(value) }) })
  }
}
