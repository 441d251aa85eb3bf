import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useMedia } from '../../../../ui/screen/use-media.ts'
import { Unseen } from '../../../../ui/unseen.tsx'
import { AskRemark } from './ask-remark.tsx'
import css from './remarks.module.css'
import { RemarksPanel } from './remarks-panel.tsx'
import type { UnitRemarks } from './use-unit-remarks.ts'

/** A text with what is remarked on it: beside it where there is room, otherwise in a sheet above it. */
export function RemarksBeside({ remarks, children }: { remarks: UnitRemarks; children: ReactNode }) {
  const { t } = useTranslation('courses/remarks')
  const isWide = useMedia('(min-width: 1240px)')
  const { isOpen, setOpen, view } = remarks
  const count = remarks.remarks.length
  const isShown = isOpen ?? (isWide && count > 0)
  const here = remarks.remarks.find(({ _id }) => _id === view.here)
  const leave = () => {
    remarks.endAsking()
    setOpen(false)
  }
  return (
    <>
      <div className={css.head}>
        <Button
          look="quiet"
          icon="chat"
          aria-expanded={isShown}
          aria-haspopup={isWide ? undefined : 'dialog'}
          onClick={() => (isShown ? leave() : setOpen(true))}
        >
          {count === 0 ? t('title') : t('open', { count })}
        </Button>
      </div>
      <div className={css.beside} data-shown={(isWide && isShown) || undefined}>
        <div className={css.text}>
          {children}
          <AskRemark remarks={remarks} isSheet={!isWide} />
        </div>
        {isWide && isShown ? (
          <aside className={css.aside} aria-label={t('title')}>
            <RemarksPanel remarks={remarks} />
          </aside>
        ) : null}
      </div>
      {!isWide && isShown ? (
        <Dialog isOpen onClose={leave} title={t('title')}>
          <RemarksPanel remarks={remarks} onGoTo={() => setOpen(false)} />
        </Dialog>
      ) : null}
      <Unseen as="p" role="status">
        {here ? t('here', { name: here.author.displayName, text: here.content }) : ''}
      </Unseen>
    </>
  )
}
