import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { saveAs } from '../../../ui/save-as.ts'
import { usePasswordSlips } from '../api/first-passwords.ts'

interface SlipsButtonProps {
  items: FirstPassword[]
  onSaved?: () => void
}

/** Downloads first passwords as slips to cut out, while this page still has them. */
export function SlipsButton({ items, onSaved }: SlipsButtonProps) {
  const { t } = useTranslation('console')
  const slips = usePasswordSlips()
  const make = () =>
    slips.mutate(items, {
      onSuccess: ({ name, pdf }) => {
        saveAs(new Blob([Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0))], { type: 'application/pdf' }), name)
        onSaved?.()
      },
      onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    })
  return (
    <Button look="soft" icon="download" isBusy={slips.isPending} onClick={make}>
      {t('firstPasswords.slips', { count: items.length })}
    </Button>
  )
}
