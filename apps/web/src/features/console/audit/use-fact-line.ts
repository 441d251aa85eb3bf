import type { AuditFact } from '@learntrail/contract/console/acts'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'

type Value = AuditEntry['data'][string]

/** Returns a function that puts a fact of a log entry into words; undefined if there is nothing to say. */
export function useFactLine(): (fact: AuditFact, value: Value | undefined) => string | undefined {
  const { t } = useTranslation('console/audit')
  return (fact, value) => {
    const name = t(`facts.${fact}`)
    if (value === true) return name
    const isChange = fact === 'from' || fact === 'to'
    if (value === null && isChange) return t('fact', { name, value: t('nothing') })
    if (value === null || value === undefined || value === false) return undefined
    if (fact === 'endsAt') return t('fact', { name, value: formatTaipei(String(value)) })
    // Ids and job names stay as they are, so that staff can search for them elsewhere.
    return t('fact', { name, value: t(`values.${value}` as 'values.plus', { defaultValue: String(value) }) })
  }
}
