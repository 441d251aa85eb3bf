import { receiptSwitch } from '@learntrail/contract/homework/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { preferencesQuery } from '../../profiles/index.ts'

/** Whether to mail the receipt: the choice made last time, until it is changed. */
export function useReceiptByMail() {
  const { t } = useTranslation('homework/work')
  const { data: preferences } = useQuery(preferencesQuery)
  const [said, setSaid] = useState<boolean>()
  if (!preferences) return { wants: undefined, choice: null }
  const isOn = said ?? preferences.emailNotificationSettings[receiptSwitch] ?? false
  return {
    wants: said,
    choice: (
      <Checkbox
        label={t('handIn.byMail')}
        description={t('handIn.byMailNote')}
        checked={isOn}
        onChange={(event) => setSaid(event.currentTarget.checked)}
      />
    ),
  }
}
