import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { privacyIcons, privacyName } from '../components/privacy.ts'
import { QrCode } from './qr-code.tsx'
import css from './share-dialog.module.css'

interface ShareDialogProps {
  /** Inside the product. */
  path: string
  title: string
  /** Of the record; a showcase has none of its own. */
  privacy?: number
  /** Whose it is, when it is not mine. */
  ownerName?: string | undefined
  onClose: () => void
}

/** A link, a QR code and the system's own way to pass something on; and who will be able to open it. */
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t('copied'))
    } catch {
      toast(t('notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
  }
  const pass = () => navigator.share({ title, url: address }).catch(() => undefined)

  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <div className={css.share}>
        <p className={css.who}>
          <Icon name={name === undefined ? 'eye' : privacyIcons[name]} size={18} />
          {who}
        </p>
        <QrCode text={address} label={t('qr', { title })} />
        <input
          className={css.address}
          type="text"
          readOnly
          aria-label={t('link')}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={css.buttons}>
          <Button icon="copy" onClick={copy}>
            {t('copy')}
          </Button>
          {'share' in navigator ? (
            <Button look="line" icon="share" onClick={pass}>
              {t('pass')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
