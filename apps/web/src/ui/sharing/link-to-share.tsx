import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import css from './link-to-share.module.css'
import { useCopyLink } from './use-copy-link.ts'

interface LinkToShareProps {
  address: string
  /** What it is called where it is passed on; without it, it is for oneself alone, and only copied. */
  title?: string
}

/** A link to select, to copy, and to pass on in the system's own way where it is for others. Whoever shows it loads the texts `common/sharing`. */
export function LinkToShare({ address, title }: LinkToShareProps) {
  const { t } = useTranslation('common/sharing')
  const copy = useCopyLink()
  const pass = () => navigator.share({ title, url: address }).catch(() => undefined)

  return (
    <>
      <input
        className={css.address}
        type="text"
        readOnly
        aria-label={t('link')}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.buttons}>
        <Button icon="copy" onClick={() => void copy(address)}>
          {t('copy')}
        </Button>
        {title !== undefined && 'share' in navigator ? (
          <Button look="line" icon="share" onClick={pass}>
            {t('pass')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
