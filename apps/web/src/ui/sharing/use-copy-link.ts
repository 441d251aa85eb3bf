import { useTranslation } from 'react-i18next'
import { toast } from '../feedback/toast.ts'

/** Puts a link where it can be pasted, and says so; false where the browser does not let it. Whoever uses it loads the texts `common/sharing`. */
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
