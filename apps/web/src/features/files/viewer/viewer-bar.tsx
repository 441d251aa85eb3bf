import { filePaths } from '@learntrail/contract/files/paths'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { originalOf } from '../file-addresses.ts'
import { hasSpeech } from '../file-kinds.ts'
import type { StageZoom } from './stage-zoom.ts'
import { isExpired, type ViewedFile } from './viewed-file.ts'
import css from './viewer-bar.module.css'

interface ViewerBarProps {
  titleId: string
  file: ViewedFile
  place: { number: number; count: number }
  /** Undefined if there is nothing to zoom. */
  zoom: RefObject<StageZoom | null> | undefined
  /** Address of the record inside the product; undefined if it may not be shared. */
  share: string | undefined
  onSay: (sentence: string) => void
  onClose: () => void
}

export function ViewerBar({ titleId, file, place, zoom, share, onSay, onClose }: ViewerBarProps) {
  const { t } = useTranslation('files/viewer')
  const wayToReport = useWayToReport()
  return (
    <header className={css.bar} data-controls>
      <IconButton className={css.button} label={t('close')} icon="close" onClick={onClose} />
      <div className={css.words}>
        <h1 id={titleId} className={css.name}>
          {file.displayName}
        </h1>
        {place.count > 1 ? (
          <p className={css.place}>
            <span aria-hidden="true">
              {place.number} / {place.count}
            </span>
          </p>
        ) : null}
      </div>
      {zoom ? (
        <div className={css.zoom}>
          <IconButton
            className={css.button}
            label={t('zoom.out')}
            icon="zoomOut"
            onClick={() => zoom.current?.zoomBy(1 / 1.5)}
          />
          <IconButton
            className={css.button}
            label={t('zoom.in')}
            icon="zoomIn"
            onClick={() => zoom.current?.zoomBy(1.5)}
          />
        </div>
      ) : null}
      {file.isMine && hasSpeech(file) ? (
        <Link
          className={css.link}
          to={filePaths.captions(file.id)}
          title={t('captions.write')}
          aria-label={t('captions.write')}
        >
          <Icon name="rows" />
        </Link>
      ) : null}
      {share ? <ShareButtons address={share} title={file.displayName} onSay={onSay} /> : null}
      {file.isMine || !wayToReport ? null : (
        <Link className={css.link} to={wayToReport('file', file.id)} title={t('report')} aria-label={t('report')}>
          <Icon name="alert" />
        </Link>
      )}
      {isExpired(file) ? (
        <p className={css.refused}>{t('expired.short')}</p>
      ) : (
        <a
          className={css.link}
          href={originalOf(file)}
          download={file.displayName}
          title={t('download')}
          aria-label={t('download')}
        >
          <Icon name="download" />
        </a>
      )}
    </header>
  )
}

interface ShareButtonsProps {
  address: string
  title: string
  onSay: (sentence: string) => void
}

/** Shares the record's address: through the clipboard, and the system's share sheet if there is one. */
function ShareButtons({ address, title, onSay }: ShareButtonsProps) {
  const { t } = useTranslation('files/viewer')
  const [isCopied, setCopied] = useState(false)
  const url = new URL(address, location.origin).href

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      onSay(t('share.copied'))
    } catch {
      // Without HTTPS there is no clipboard: the address is shown so that it can be copied by hand.
      onSay(t('share.address', { url }))
    }
  }
  // Cancelling is no failure; after any other failure the copy button is still there.
  const share = () => navigator.share({ title, url }).catch(() => undefined)

  return (
    <>
      <IconButton
        className={css.button}
        label={t('share.copy')}
        icon={isCopied ? 'check' : 'link'}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
      {'share' in navigator ? (
        <IconButton className={css.button} label={t('share.system')} icon="share" onClick={share} />
      ) : null}
    </>
  )
}
