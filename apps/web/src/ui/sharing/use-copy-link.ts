import { useTranslation } from 'react-i18next'
import { toast } from '../feedback/toast.ts'

/** Puts a link where it can be pasted, and says so. Whoever uses it loads the texts `common/sharing`. */
export function useCopyLink() {
  const { t } = useTranslation('common/sharing')
  return async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t('copied'))
    } catch {
      toast(t('notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
  }
}
