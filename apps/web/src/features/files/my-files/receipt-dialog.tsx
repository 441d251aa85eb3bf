import type { MyFile } from '@learntrail/contract/files/my-files'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckCode } from '../../../ui/check-code.tsx'
import { formatToTheSecond } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import css from './dialogs.module.css'

interface ReceiptDialogProps {
  isOpen: boolean
  file: MyFile
  onClose: () => void
}

/** Receipt of an upload; its hash lets anybody prove later that a file is the same. */
export function ReceiptDialog({ isOpen, file, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('files/my-files')
  const facts = {
    name: file.displayName,
    size: t('receipt.bytes', { bytes: file.bytes.toLocaleString(languageTag()) }),
    time: formatToTheSecond(file.createdAt),
    code: <CheckCode code={file.sha256} />,
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.sha256)
      toast(t('receipt.copied'))
    } catch {
      toast(t('receipt.notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('receipt.title')}
      actions={
        <Button look="soft" icon="copy" onClick={copy}>
          {t('receipt.copy')}
        </Button>
      }
    >
      <dl className={css.facts}>
        {(['name', 'size', 'time', 'code'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`receipt.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
