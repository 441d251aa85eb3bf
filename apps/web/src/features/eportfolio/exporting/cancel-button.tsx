import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useCancelExport } from '../api/cancel-export.ts'
import { underway } from './underway.ts'

interface CancelButtonProps {
  form: { id: string; version: number; type: FormType }
  title: string
  onCancelled?: (() => void) | undefined
}

/** Cancels an export; the draft and earlier exports stay. */
export function CancelButton({ form, title, onCancelled }: CancelButtonProps) {
  const { t } = useTranslation('eportfolio/exporting')
  const account = useCurrentUser()?.id ?? ''
  const cancel = useCancelExport()
  return (
    <Button
      look="line"
      size="s"
      isBusy={cancel.isPending}
      aria-label={t('cancelOf', { title: title || t('untitled') })}
      onClick={() =>
        cancel.mutate(form, {
          onSuccess: () => {
            underway.forget(account, form)
            toast(t('cancelled'))
            onCancelled?.()
          },
        })
      }
    >
      {t('cancel')}
    </Button>
  )
}
