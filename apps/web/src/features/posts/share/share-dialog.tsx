import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { privacyIcons, privacyName } from '../components/privacy.ts'
import css from './share-dialog.module.css'

interface ShareDialogProps {
  /** Path within this product. */
  path: string
  title: string
  /** The record's privacy; omitted for a showcase, which has none. */
  privacy?: number
  /** The owner's name, if it is not mine. */
  ownerName?: string | undefined
  onClose: () => void
}

/** Shares a link: by copying, QR code or the system's share sheet; says who will be able to open it. */
export function ShareDialog({ path, title, privacy, ownerName, onClose }: ShareDialogProps) {
  const { t } = useTranslation('posts/share')
  const address = new URL(path, window.location.origin).href
  const name = privacy === undefined ? undefined : privacyName(privacy)
  const who =
    name === undefined
      ? t('who.show')
      : ownerName && name === 'friends'
        ? t('who.friendsOf', { name: ownerName })
        : t(`who.${name}`)

  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <div className={css.share}>
        <p className={css.who}>
          <Icon name={name === undefined ? 'eye' : privacyIcons[name]} size={18} />
          {who}
        </p>
        <QrCode text={address} label={t('qr', { title })} />
        <LinkToShare address={address} title={title} />
      </div>
    </Dialog>
  )
}
