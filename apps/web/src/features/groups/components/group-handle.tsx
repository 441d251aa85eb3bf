import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import css from './group-handle.module.css'

/** By what a group is found, to be read and to be copied. */
export function GroupHandle({ handle, children }: { handle: string; children?: ReactNode }) {
  const { t } = useTranslation('groups')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handle)
      toast(t('about.copied'))
    } catch {
      toast(t('about.notCopied'), { tone: 'warning' })
    }
  }
  return (
    <div className={css.handle}>
      <code>{handle}</code>
      <Button look="quiet" size="s" icon="copy" onClick={copy}>
        {t('about.copy')}
      </Button>
      {children}
    </div>
  )
}
