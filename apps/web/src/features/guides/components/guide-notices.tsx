import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { GuideSession, GuideState } from '../guide-session.ts'
import { isWritten } from '../guide-writing.ts'
import css from './guide-notices.module.css'

/** Notices of restored answers and of another device's answers, and starting over with undo. */
export function GuideNotices({ session, state }: { session: GuideSession; state: GuideState }) {
  const { t } = useTranslation('guides')
  const [isAsking, setAsking] = useState(false)
  const [cleared, setCleared] = useState<GuideWriting | null>(null)

  const startOver = async () => {
    const before = state.writing
    setAsking(false)
    try {
      await session.finish()
      setCleared(before)
    } catch (error) {
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    }
  }

  return (
    <>
      {cleared ? (
        <Notice
          closeLabel={t('close')}
          onClose={() => setCleared(null)}
          action={
            <Button
              look="quiet"
              size="s"
              onClick={() => {
                session.change(cleared)
                setCleared(null)
              }}
            >
              {t('startOver.undo')}
            </Button>
          }
        >
          <p>{t('startOver.done')}</p>
        </Notice>
      ) : null}
      {state.isRestored && isWritten(state.writing) ? (
        <Notice
          closeLabel={t('close')}
          onClose={session.acceptRestored}
          action={
            <Button look="quiet" size="s" onClick={() => setAsking(true)}>
              {t('startOver.verb')}
            </Button>
          }
        >
          <p>{t('restored')}</p>
        </Notice>
      ) : null}
      {!state.isRestored && isWritten(state.writing) && state.writing.step > 0 ? (
        <div className={css.again}>
          <Button look="quiet" size="s" icon="remove" onClick={() => setAsking(true)}>
            {t('startOver.verb')}
          </Button>
        </div>
      ) : null}
      {state.left.length > 0 ? (
        <div className={css.left} role="status">
          <p>{t('left')}</p>
          {state.left.map((text) => (
            <blockquote key={text}>{text}</blockquote>
          ))}
          <Button look="quiet" size="s" onClick={session.forgetLeft}>
            {t('leftDone')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('startOver.title')}
        confirm={t('startOver.verb')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => void startOver()}
      >
        <p>{t('startOver.text')}</p>
      </ConfirmDialog>
    </>
  )
}
