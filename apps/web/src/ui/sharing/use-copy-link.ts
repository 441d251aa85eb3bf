import { useTranslation } from 'react-i18next'
import { toast } from '../feedback/toast.ts'

/**
 * Returns a function that copies a link and shows a toast; resolves to false if the browser refuses. The screen must
 * load the namespace `common/sharing`.
 */
export function useCopyLink() {
  const { t } = useTranslation('common/sharing')
  return async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t('copied'))
      return true
    } catch {
      toast(t('notCopied'), { tone: 'warning', milliseconds: 5_000 })
      return false
    }
  }
}
