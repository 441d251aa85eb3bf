import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import css from './group-handle.module.css'

/** Returns a function that copies the group's ID and reports the result as a toast. */
export function useCopyHandle(handle: string) {
  const { t } = useTranslation('groups')
  return async () => {
    try {
      await navigator.clipboard.writeText(handle)
      toast(t('about.copied'))
    } catch {
      toast(t('about.notCopied'), { tone: 'warning' })
    }
  }
}

/** The group's ID, with a button to copy it. */
export function GroupHandle({ handle }: { handle: string }) {
  const { t } = useTranslation('groups')
  const copy = useCopyHandle(handle)
  return (
    <div className={css.handle}>
      <code>{handle}</code>
      <Button look="quiet" size="s" icon="copy" onClick={copy}>
        {t('about.copy')}
      </Button>
    </div>
  )
}
