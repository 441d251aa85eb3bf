import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

interface RemoveButtonProps {
  /** Name of the item to remove. */
  name: string
  remove: () => Promise<unknown>
}

/** Asks for confirmation, as the item disappears for everybody. */
export function RemoveButton({ name, remove }: RemoveButtonProps) {
  const { t } = useTranslation('news/told')
  const sentence = useSentence()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await remove()
      toast(t('remove.done'))
    } catch (error) {
      toast(sentence(error), { tone: 'warning' })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <Button look="line" size="s" aria-label={t('remove.of', { name })} onClick={() => setAsked(true)}>
        {t('remove.ask')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('remove.title', { name })}
        confirm={t('remove.ask')}
        isDangerous
        isBusy={isBusy}
        onConfirm={act}
        onClose={() => setAsked(false)}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
