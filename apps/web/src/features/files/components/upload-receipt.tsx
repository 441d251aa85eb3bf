import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { CheckCode } from '../../../ui/check-code.tsx'
import { formatToTheSecond } from '../../../ui/dates.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './upload-receipt.module.css'

/** The server's receipt of a file; its hash lets anybody check that a file is the same. */
export function UploadReceipt({ id, summary }: { id: string; summary: FileSummary }) {
  const { t } = useTranslation('files')
  const [isCopied, setCopied] = useState(false)
  const { displayName: name, bytes, sha256, createdAt } = summary

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256)
      setCopied(true)
    } catch {
      // Without HTTPS there is no clipboard; the first characters can still be compared by eye.
    }
  }

  return (
    <dl id={id} className={css.receipt} aria-label={t('upload.receiptOf', { name })}>
      <dt>{t('upload.receiptName')}</dt>
      <dd>{name}</dd>
      <dt>{t('upload.receiptSize')}</dt>
      <dd>{t('upload.receiptBytes', { size: formatBytes(bytes), bytes: bytes.toLocaleString(languageTag()) })}</dd>
      <dt>{t('upload.receiptCode')}</dt>
      <dd className={css.code}>
        <CheckCode code={sha256} />
        <IconButton
          label={isCopied ? t('upload.copied') : t('upload.copyCode', { name })}
          icon={isCopied ? 'check' : 'copy'}
          onClick={copy}
        />
      </dd>
      <dt>{t('upload.receiptTime')}</dt>
      <dd>
        <time dateTime={createdAt}>{formatToTheSecond(createdAt)}</time>
      </dd>
    </dl>
  )
}
