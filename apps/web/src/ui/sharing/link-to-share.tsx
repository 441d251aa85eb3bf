import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import css from './link-to-share.module.css'
import { useCopyLink } from './use-copy-link.ts'

interface LinkToShareProps {
  address: string
  /** Title handed to the system's share sheet; without it the link is private and can only be copied. */
  title?: string
}

/**
 * A link to select, copy, and share through the system if it has a title. The screen must load the namespace
 * `common/sharing`.
 */
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
