import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useNameOf } from '../../../../ui/known-people.ts'
import { Unseen } from '../../../../ui/unseen.tsx'
import { AskRemark } from './ask-remark.tsx'
import css from './remarks.module.css'
import { RemarksPanel } from './remarks-panel.tsx'
import type { UnitRemarks } from './use-unit-remarks.ts'

/** A text with its remarks: beside it where there is room, otherwise in a sheet over it. */
export function RemarksBeside({ remarks, children }: { remarks: UnitRemarks; children: ReactNode }) {
  const { t } = useTranslation('courses/remarks')
  const nameOf = useNameOf()
  const { isWide, isShown, hide, view } = remarks
  const here = remarks.remarks.find(({ _id }) => _id === view.here)
  return (
    <>
      <div className={css.beside} data-shown={(isWide && isShown) || undefined}>
        <div className={css.text}>
          {children}
          <AskRemark remarks={remarks} />
        </div>
        {isWide && isShown ? (
          <section className={css.aside} aria-label={t('title')}>
            <div className={css.inSight} data-remarks>
              <RemarksPanel remarks={remarks} />
            </div>
          </section>
        ) : null}
      </div>
      {!isWide && isShown ? (
        <Dialog isOpen onClose={hide} title={t('title')}>
          <RemarksPanel remarks={remarks} onGoTo={hide} />
        </Dialog>
      ) : null}
      <Unseen as="p" role="status">
        {here ? t('here', { name: nameOf(here.author), text: here.content }) : ''}
      </Unseen>
    </>
  )
}

/** Shows or hides the remarks on a text. */
export function RemarksToggle({ remarks }: { remarks: UnitRemarks }) {
  const { t } = useTranslation('courses/remarks')
  const { isWide, isShown } = remarks
  const count = remarks.remarks.length
  return (
    <Button
      look="quiet"
      icon="chat"
      aria-expanded={isShown}
      aria-haspopup={isWide ? undefined : 'dialog'}
      onClick={isShown ? remarks.hide : remarks.show}
    >
      {count === 0 ? t('title') : t('open', { count })}
    </Button>
  )
}
